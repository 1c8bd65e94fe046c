import {
  filledByPlan,
  isAboutEntered,
  type ProjectData,
  type ProjectStep,
  projectSteps,
  stepStatus,
  stepTitles,
} from '@title24/shared-domain/projects';
import { Steps } from '@title24/ui';
import { Attachments } from '../attachments/attachments.tsx';
import { HelpLinks } from '../field-help/help-links.tsx';
import { FindingsAnnouncement } from '../findings/findings-announcement.tsx';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { useStepFormActions } from '../forms/step-form-context.ts';
import { ProjectFrame } from '../frame/project-frame.tsx';
import { WhenLoaded } from '../on-demand/when-loaded.tsx';
import { OutlinePanel } from '../outline/outline-panel.tsx';
import { useProject } from '../project/project-context.ts';
import { useSettled } from '../project/use-settled.ts';
import { takeoffPath } from '../project-paths.ts';
import { ChooseVersions } from './choose-versions.tsx';
import { stepForm } from './form-code.ts';
import { StepAnswers } from './step-answers.tsx';
import styles from './steps.module.css';

/** Steps whose answers affect the building's outline. These steps show the outline beside the answers. */
const drawnSteps: ReadonlySet<ProjectStep> = new Set(['building', 'walls', 'floors-roofs', 'glazing']);

/** Renders a step of a project as a form, or as a list of answers if the project cannot be edited. */
export function StepPage({ step }: { readonly step: ProjectStep }) {
  const project = useProject();
  const { key, data, takeoff, findings, isEditable, status, session } = project;
  const at = projectSteps.indexOf(step);
  return (
    <HelpLinks>
      <ProjectFrame
        title={stepTitles[step]}
        step={step}
        facts={<Steps current={at + 1} total={projectSteps.length} />}
      >
        <div className={styles.page}>
          {isEditable && takeoff === null && filledByPlan.includes(step) && (
            <p>
              <a href={takeoffPath(key)}>Trace your plan</a>, and we’ll fill in areas, lengths, windows and
              doors.
            </p>
          )}
          <ChooseVersions />
          {isEditable ? (
            <WhenLoaded
              code={stepForm}
              loading="Loading the questions…"
              failed="The questions could not be loaded"
            >
              {({ StepForm }) => (
                <StepForm
                  key={step}
                  step={step}
                  above={step === 'documents' && <Attachments />}
                  aside={(shown) => <Aside step={step} data={shown} />}
                />
              )}
            </WhenLoaded>
          ) : (
            <div className={styles.columns}>
              <div className={styles.main}>
                <StepAnswers step={step} message={status.kind === 'locked' ? status.message : null} />
                {step === 'documents' && <Attachments />}
              </div>
              <div className={styles.aside}>
                {drawnSteps.has(step) && <OutlinePanel content={data} takeoff={takeoff} isScrollable />}
                {!session && <FindingsPanel findings={findings} project={key} step={step} />}
              </div>
            </div>
          )}
          <FindingsAnnouncement findings={findings} />
        </div>
      </ProjectFrame>
    </HelpLinks>
  );
}

interface AsideProps {
  readonly step: ProjectStep;
  readonly data: ProjectData;
}

function Aside({ step, data }: AsideProps) {
  const { key, findings, files, takeoff } = useProject();
  const { fix } = useStepFormActions();
  const settled = useSettled(data);
  const hasEntries =
    findings.some(isAboutEntered) || stepStatus(step, data, findings, files) !== 'not-started';
  return (
    <>
      {drawnSteps.has(step) && <OutlinePanel content={settled} takeoff={takeoff} isScrollable />}
      {hasEntries && <FindingsPanel findings={findings} project={key} step={step} onFix={fix} />}
    </>
  );
}
