/// <reference path="../../shared-config/contract/css-modules.d.ts" />

export { Accordion, type AccordionProps } from './accordion/accordion.tsx';
export { Alert, type AlertProps } from './alert/alert.tsx';
export { DebouncedAnnouncement } from './announcement/debounced-announcement.tsx';
export { BackToTop, type BackToTopProps } from './back-to-top/back-to-top.tsx';
export { Badge, type BadgeProps } from './badge/badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './breadcrumbs/breadcrumbs.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button.tsx';
export { Card, type CardProps } from './card/card.tsx';
export { classNames } from './class-names.ts';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { FailureNotice, type FailureNoticeProps } from './failure/failure-notice.tsx';
export { Checkbox, type CheckboxProps } from './form/checkbox.tsx';
export { ErrorSummary, type ErrorSummaryProps, type FormProblem } from './form/error-summary.tsx';
export { errorTitle } from './form/error-title.ts';
export { Fieldset, type FieldsetProps } from './form/fieldset.tsx';
export { type ControlWiring, type FieldTexts, FormField } from './form/form-field.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './form/radio-group.tsx';
export { Select, type SelectProps } from './form/select.tsx';
export { TextArea, type TextAreaProps } from './form/text-area.tsx';
export { TextField, type TextFieldProps } from './form/text-field.tsx';
export type { HeadingLevel } from './heading-level.ts';
export { Icon, type IconProps } from './icon/icon.tsx';
export * from './icon/icons.ts';
export {
  CardGrid,
  type CardGridProps,
  Cluster,
  Split,
  Stack,
  type StackProps,
} from './layout/arrangements.tsx';
export { Container, type ContainerProps } from './layout/container.tsx';
export { PageSection, type PageSectionProps } from './layout/page-section.tsx';
export { ExternalLink, type ExternalLinkProps } from './link/external-link.tsx';
export { LoadingNote } from './loading/loading-note.tsx';
export { Panel, type PanelProps } from './panel/panel.tsx';
export { ProgressBar, type ProgressBarProps } from './progress/progress-bar.tsx';
export * from './project-drawing/drawings.ts';
export { ProjectDrawing, type ProjectDrawingProps } from './project-drawing/project-drawing.tsx';
export { Prose } from './prose/prose.tsx';
export { ResumeOffer, type ResumeOfferProps } from './resume/resume-offer.tsx';
export { saveFile, startDownload } from './save-file.ts';
export { ShareBar, type ShareBarProps } from './share/share-bar.tsx';
export { Steps, type StepsProps } from './steps/steps.tsx';
export { Table, type TableProps } from './table/table.tsx';
export { Timeline, type TimelineProps, type TimelineStage } from './timeline/timeline.tsx';
export { Toast, type ToastProps } from './toast/toast.tsx';
export type { Tone } from './tone.ts';
export { useRootAttribute } from './use-root-attribute.ts';
