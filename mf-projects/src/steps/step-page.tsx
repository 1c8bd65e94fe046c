import { useDocumentTitle } from '@title24/remote-kit/runtime';
import {
  filledByPlan,
  type ProjectData,
  type ProjectStep,
  projectSteps,
  stepTitles,
} from '@title24/shared-domain/projects';
import { Alert, PageSection, Steps } from '@title24/ui';
import { Attachments } from '../attachments/attachments.tsx';
import { HelpLinks } from '../field-help/help-links.tsx';
import { FindingsAnnouncement } from '../findings/findings-announcement.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { useStepFormActions } from '../forms/step-form-context.ts';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { useProject } from '../project/project-context.ts';
import { useSettled } from '../project/use-settled.ts';
import { projectPath, takeoffPath } from '../project-paths.ts';
import { ChooseVersions } from './choose-versions.tsx';
import { LockedStep } from './locked-step.tsx';
import { StepForm } from './step-form.tsx';
import styles from './steps.module.css';

/** The first step that shows the outline. */
const firstDrawn = projectSteps.indexOf('building');

/** A step of the project: its form, with the outline and the findings beside it. */
export function StepPage({ step }: { readonly step: ProjectStep }) {
  const project = useProject();
  const { key, data, takeoff, findings, isEditable, form, status } = project;
  const name = data.project?.name ?? 'Your project';
  useDocumentTitle(`${stepTitles[step]}: ${name}`);
  const at = projectSteps.indexOf(step);
  return (
    <HelpLinks>
      <PageSection>
        <div className={styles.page}>
          <p>
            <a href={projectPath(key)}>{name}</a>
          </p>
          <Steps current={at + 1} total={projectSteps.length} />
          <h2 className={styles.title}>{stepTitles[step]}</h2>
          {form?.conflict && (
            <Alert tone="warning" title="This step was also saved in another window">
              <p>Below is what’s saved now. What you sent wasn’t saved. Make your changes again and save.</p>
            </Alert>
          )}
          {isEditable && filledByPlan.includes(step) && (
            <p>
              <a href={takeoffPath(key)}>Measure with the plan takeoff</a>: enter the walls once, and areas,
              lengths, windows and doors are filled in.
            </p>
          )}
          <ChooseVersions />
          {isEditable ? (
            <StepForm
              key={step}
              step={step}
              above={step === 'documents' && <Attachments />}
              aside={(shown, { id, isLive }) => <Aside step={at} data={shown} formId={id} isLive={isLive} />}
            />
          ) : (
            <div className={styles.columns}>
              <div className={styles.main}>
                <LockedStep step={step} message={status.kind === 'locked' ? status.message : null} />
                {step === 'documents' && <Attachments />}
              </div>
              {at >= firstDrawn && (
                <div className={styles.aside}>
                  <OutlinePanel content={data} takeoff={takeoff} isScrollable />
                </div>
              )}
            </div>
          )}
          <FindingsAnnouncement findings={findings} />
        </div>
      </PageSection>
    </HelpLinks>
  );
}

interface AsideProps {
  /** From 0. */
  readonly step: number;
  readonly data: ProjectData;
  readonly formId: string;
  readonly isLive: boolean;
}

function Aside({ step, data, formId, isLive }: AsideProps) {
  const { key, findings, takeoff } = useProject();
  const { fix } = useStepFormActions();
  const settled = useSettled(data);
  return (
    <>
      {step >= firstDrawn && <OutlinePanel content={settled} takeoff={takeoff} isScrollable />}
      <FindingsPanel
        findings={findings}
        project={key}
        step={projectSteps[step]}
        formId={formId}
        onFix={isLive ? fix : undefined}
      />
    </>
  );
}
