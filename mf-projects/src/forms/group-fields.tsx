import { formatNumber } from '@title24/shared-domain';
import {
  addressOf,
  areaOf,
  type Field,
  type Finding,
  type GroupValues,
  isAsked,
  type Measured,
  type ProjectData,
  type ProjectKind,
  partOfLine,
  partsOf,
  typedText,
  zoneAddress,
} from '@title24/shared-domain/projects';
import { checkIcon, Icon } from '@title24/ui';
import { type ReactNode, use, useId, useState } from 'react';
import { FieldControl } from './field-control.tsx';
import styles from './fields.module.css';
import { FillKnown } from './fill-known.tsx';
import { FindingList } from './finding-list.tsx';
import { FromPlanContext } from './from-plan-context.ts';
import { RatingHelp } from './rating-help.tsx';
import { type FieldSection, fieldsNamed, sectionsOf } from './sections.ts';
import { TypicalAnswer } from './typical-answer.tsx';
import { ZoneOfZip } from './zone-of-zip.tsx';

export interface GroupFieldsProps {
  readonly of: GroupValues;
  readonly kind: ProjectKind;
  readonly raw: ProjectData['raw'];
  /** Maps a field's path to the text that the user is entering. The text is removed when the field loses the focus. */
  readonly typed: Readonly<Record<string, string>>;
  /** By path. */
  readonly errors: ReadonlyMap<string, string>;
  /** By path. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>;
  /** The message about each missing answer, keyed by path. The first section with a missing answer is expanded. */
  readonly missing?: ReadonlyMap<string, string>;
  readonly isInLine?: boolean;
  readonly headingLevel: 2 | 3;
}

/** A group that shows more than this number of fields has collapsible sections, unless it is in a line of a list. */
const maxExpanded = 12;

/** A group's fields by section. */
export function GroupFields(props: GroupFieldsProps) {
  const { of, kind, isInLine = false } = props;
  const helped = new Set<string>();
  const sections = sectionsOf(of.group).filter((section) => shownFields(section, of, kind).length > 0);
  const isCollapsible =
    !isInLine && sections.flatMap((section) => shownFields(section, of, kind)).length > maxExpanded;
  const firstMissing = sections.find((section) => missingIn(section, props) > 0) ?? sections[0];
  return sections.map((section) => {
    const key = section.title ?? section.fields[0] ?? section.more?.title;
    const { title, ...untitled } = section;
    if (!isCollapsible || title === undefined)
      return <Section key={key} {...props} isInLine={isInLine} section={section} helped={helped} />;
    return (
      <CollapsibleSection
        key={key}
        title={title}
        missingCount={missingIn(section, props)}
        isNext={section === firstMissing}
        isWrong={shownFields(section, of, kind).some((field) => isWrong(field, props))}
        headingLevel={props.headingLevel}
      >
        <Section {...props} isInLine={isInLine} section={untitled} helped={helped} />
      </CollapsibleSection>
    );
  });
}

const fieldsOf = ({ fields, more }: FieldSection) => [...fields, ...(more?.fields ?? [])];

function shownFields(section: FieldSection, of: GroupValues, kind: ProjectKind): readonly Field[] {
  return fieldsNamed(of.group, fieldsOf(section)).filter((field) => isShown(field, of, kind));
}

const isShown = (field: Field, of: GroupValues, kind: ProjectKind) =>
  (isAsked(field, of, kind) && !isPlain(field, of, kind)) || fixedText(field, kind) !== null;

function missingIn(section: FieldSection, { of, kind, missing }: GroupFieldsProps): number {
  return shownFields(section, of, kind).filter((field) => missing?.has(addressOf(of, field))).length;
}

/** Whether the field has an error or a finding. If so, its section is expanded. */
function isWrong(field: Field, { of, errors, findings }: GroupFieldsProps): boolean {
  const address = addressOf(of, field);
  return errors.has(address) || findings.has(address);
}

interface CollapsibleProps {
  readonly title: string;
  readonly missingCount: number;
  readonly isNext: boolean;
  readonly isWrong: boolean;
  readonly headingLevel: 2 | 3;
  readonly children: ReactNode;
}

/** Expands if the section should be filled in next, or has an error or a finding. */
function CollapsibleSection({
  title,
  missingCount,
  isNext,
  isWrong: wrong,
  headingLevel,
  children,
}: CollapsibleProps) {
  const [isOpen, setIsOpen] = useState(isNext || wrong);
  const opens = isNext || wrong;
  const [opened, setOpened] = useState(opens);
  if (opens !== opened) {
    setOpened(opens);
    if (opens) setIsOpen(true);
  }
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <Heading>{title}</Heading>
        <span className={styles.missingCount}>
          {missingCount > 0 ? (
            `${missingCount} to go`
          ) : (
            <Icon path={checkIcon} size="small" label="Nothing missing" />
          )}
        </span>
      </summary>
      {children}
    </details>
  );
}

interface SectionProps extends GroupFieldsProps {
  readonly isInLine: boolean;
  readonly section: FieldSection;
  /** Help texts to which a field of the group already links. Later fields do not repeat the link. */
  readonly helped: Set<string>;
}

function Section({ section, helped, ...props }: SectionProps) {
  const { of, kind, isInLine, headingLevel } = props;
  const id = useId();
  const fields = fieldsNamed(of.group, section.fields).filter((field) => isShown(field, of, kind));
  const more = fieldsNamed(of.group, section.more?.fields ?? []).filter((field) => isShown(field, of, kind));
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const layout = isInLine ? styles.grid : styles.fields;
  const firstHelp = (field: Field) => {
    if (helped.has(field.help)) return false;
    helped.add(field.help);
    return true;
  };
  const show = (field: Field): ReactNode => (
    <PlacedField key={field.name} {...props} field={field} hasHelp={firstHelp(field)} />
  );
  return (
    <div className={styles.section} {...(section.title && { role: 'group', 'aria-labelledby': id })}>
      {section.title && (
        <Heading id={id} className={styles.title}>
          {section.title}
        </Heading>
      )}
      {section.lead && <p className={styles.lead}>{section.lead}</p>}
      {section.known && (
        <p>
          <FillKnown {...section.known} />
        </p>
      )}
      {fields.length > 0 && <div className={layout}>{fields.map(show)}</div>}
      {section.more && more.length > 0 && (
        <MoreFields
          title={section.more.title}
          isUsed={isUsual(section, props) || more.some((field) => isFilled(field, props))}
        >
          <div className={layout}>{more.map(show)}</div>
        </MoreFields>
      )}
    </div>
  );
}

/**
 * Whether the field asks for a part of the house although this kind of project concerns only one part. False if a
 * different part is already selected.
 */
function isPlain(field: Field, { values }: GroupValues, kind: ProjectKind): boolean {
  if (field.name !== 'part') return false;
  const [only, ...others] = partsOf(kind);
  return others.length === 0 && (values.part === undefined || values.part === only);
}

function isFilled(field: Field, { of, raw, errors }: GroupFieldsProps): boolean {
  return typedText(field, of, raw) !== '' || errors.has(addressOf(of, field));
}

function isUsual({ more }: FieldSection, { of, kind }: GroupFieldsProps): boolean {
  return more?.usualFor !== undefined && partOfLine(of.values, kind) === more.usualFor;
}

interface MoreProps {
  readonly title: string;
  /** True if a field has a value or an error, or if the fields are usually filled in for this part of the house. */
  readonly isUsed: boolean;
  readonly children: ReactNode;
}

/** Fields that most people leave empty, collapsed until they are used. */
function MoreFields({ title, isUsed, children }: MoreProps) {
  const [isOpen, setIsOpen] = useState(isUsed);
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed !== wasUsed) {
    setWasUsed(isUsed);
    if (isUsed) setIsOpen(true);
  }
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface PlacedProps extends Omit<SectionProps, 'section' | 'helped'> {
  readonly field: Field;
  readonly hasHelp: boolean;
}

function PlacedField({ field, of, kind, raw, typed, errors, findings, isInLine, hasHelp }: PlacedProps) {
  const address = addressOf(of, field);
  const fromPlan = use(FromPlanContext);
  const fixed = fixedText(field, kind);
  if (fixed !== null) return <FixedAnswer label={field.label} text={fixed} />;
  const found = findings.get(address);
  const part = of.group.list ? partOfLine(of.values, kind) : undefined;
  return (
    <div>
      <FieldControl
        field={field}
        address={address}
        text={textOf(field, { of, raw, typed })}
        kind={kind}
        part={part}
        error={errors.get(address)}
        isInLine={isInLine}
        hasHelp={hasHelp}
        country={countryOf(field, { of, raw, typed })}
        hint={fromPlan.has(address) ? markedHint(hintOf(field, of) ?? field.note) : hintOf(field, of)}
      />
      {found && <FindingList findings={found} />}
      {address === zoneAddress && <ZoneOfZip />}
      <TypicalAnswer field={field} of={of} address={address} />
      <RatingHelp address={address} />
    </div>
  );
}

type Texts = Pick<GroupFieldsProps, 'of' | 'raw' | 'typed'>;

/** Returns the text in a field. An empty country field shows its default country unless the user is editing it. */
function textOf(field: Field, { of, raw, typed }: Texts): string {
  const usual = (field.input === 'country' && field.default) || '';
  return typed[addressOf(of, field)] ?? (typedText(field, of, raw) || usual);
}

/** Returns the country in the same postal address as a state field; undefined for other fields. */
function countryOf(state: Field, texts: Texts): string | undefined {
  if (state.input !== 'state') return undefined;
  const name = `${state.name.slice(0, state.name.lastIndexOf('.'))}.country`;
  const country = texts.of.group.fields.find((field) => field.name === name);
  return country && textOf(country, texts);
}

function markedHint(hint: string | undefined): string {
  return hint === undefined ? 'From plan' : `From plan. ${hint}`;
}

function FixedAnswer({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <p className={styles.fixedLabel}>{label}</p>
      <p>{text}</p>
    </div>
  );
}

/** The answer if the project kind determines it, or null. */
function fixedText(field: Field, kind: ProjectKind): string | null {
  const fixed = 'fixed' in field ? field.fixed : undefined;
  return fixed?.kinds.includes(kind) ? fixed.shown : null;
}

/** Returns the hint of an unanswered area field in a line of a list: the area computed from the size. */
function hintOf(field: Field, { group, values }: GroupValues): string | undefined {
  const measured = values as Measured;
  if (!group.list || field.name !== 'area' || measured.area !== undefined) return undefined;
  const area = areaOf(measured);
  return area === undefined ? undefined : `From the size: ${formatNumber(area)} sq ft`;
}
