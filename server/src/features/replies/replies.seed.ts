/** The initial saved replies (Q4). */
export const replySeeds: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Window schedule',
    text: 'Please send the window and door schedule with sizes, U-factors and SHGC values.',
  },
  {
    title: 'Floor plans and elevations',
    text: 'Please send floor plans with dimensions, and the elevations of all sides. A PDF is fine.',
  },
  {
    title: 'Heating, cooling and hot water',
    text: 'Please tell us the make and model of the heating, cooling and water heating equipment, or send the mechanical plans.',
  },
  {
    title: 'Which approach',
    text: 'Before we quote: will the existing house be improved together with the addition, or does the addition stand alone?',
  },
  {
    title: 'Answer to the plan checker',
    text: 'We have read the plan checker’s comments. Here is what we do about them:',
  },
  {
    title: 'No change needed',
    text: 'We have read the plan checker’s comments. The report covers them as it is:',
  },
  {
    title: 'Design has changed',
    text: 'The plan checker’s comments come from a change of the design. Please send us the new plans; we tell you first what the revision costs.',
  },
  {
    title: 'Ready to submit',
    text: 'You can submit the report with your permit application as it is.',
  },
  {
    title: 'No answer',
    text: 'We haven’t heard from you, so we closed this project. Write to us if you’d like to continue.',
  },
];
