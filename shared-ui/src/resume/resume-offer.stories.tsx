import { ResumeOffer } from './resume-offer.tsx';

export const WithAnswers = () => (
  <ResumeOffer href="#resume-offer" onForget={() => {}}>
    Your last answers: New house → Climate zone 3
  </ResumeOffer>
);
