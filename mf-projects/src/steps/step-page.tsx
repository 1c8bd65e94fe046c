import { useDocumentTitle } from '@title24/remote-kit/runtime';
import {
  filledByPlan,
  type ProjectData,
  type ProjectStep,
  projectSteps,
  stepTitles,
} from '@title24/shared-domain/projects';
import { PageSection, Steps } from '@title24/ui';
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
import { StepAnswers } from './step-answers.tsx';
import { StepForm } from './step-form.tsx';
import styles from './steps.module.css';

/** The first step that shows the outline. */
const firstDrawn = projectSteps.indexOf('building');

/** A step of the project: its form, with the outline and the findings beside it. */
export function StepPage({ step }: { readonly step: ProjectStep }) {
  const project = useProject();
  const { key, data, takeoff, findings, isEditable, status, session } = project;
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
              aside={(shown) => <Aside step={at} data={shown} />}
            />
          ) : (
            <div className={styles.columns}>
              <div className={styles.main}>
                <StepAnswers step={step} message={status.kind === 'locked' ? status.message : null} />
                {step === 'documents' && <Attachments />}
              </div>
              <div className={styles.aside}>
                {at >= firstDrawn && <OutlinePanel content={data} takeoff={takeoff} isScrollable />}
                {!session && <FindingsPanel findings={findings} project={key} step={step} />}
              </div>
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
}

function Aside({ step, data }: AsideProps) {
  const { key, findings, takeoff } = useProject();
  const { fix } = useStepFormActions();
  const settled = useSettled(data);
  return (
    <>
      {step >= firstDrawn && <OutlinePanel content={settled} takeoff={takeoff} isScrollable />}
      <FindingsPanel findings={findings} project={key} step={projectSteps[step]} onFix={fix} />
    </>
  );
}
