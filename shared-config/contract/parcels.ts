declare const props: unique symbol;

/** A part that a remote exposes for other parts' pages. Its props are a type only. */
export interface Parcel<Props extends object = never> {
  /** Registry name of the remote that exposes it: 'mf-estimator'. */
  readonly remote: string;
  /** Its name among that remote's parcels: 'estimator'. */
  readonly parcel: string;
  readonly [props]?: (props: Props) => void;
}

/** The props of a parcel. */
export type PropsOf<Placed> = Placed extends Parcel<infer Props> ? Props : never;
