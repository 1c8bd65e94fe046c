declare const props: unique symbol;

/** Reference to a component that a remote offers to other parts. The component's props exist only as a type. */
export interface Parcel<Props extends object = never> {
  /** Registry name of the remote that offers the parcel: 'mf-estimator'. */
  readonly remote: string;
  /** Name of the parcel within its remote: 'estimator'. */
  readonly parcel: string;
  readonly [props]?: (props: Props) => void;
}

/** The props of a parcel. */
export type PropsOf<Placed> = Placed extends Parcel<infer Props> ? Props : never;
