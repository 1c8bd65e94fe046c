import { external } from './external-links.ts';
import type { HelpSeed } from './help-seed.ts';

const items: readonly Pick<HelpSeed, 'id' | 'question' | 'helpText'>[] = [
  {
    id: 't-project',
    question: 'Names and people of a project',
    helpText: `
<p>The project name is how you find the project again, and it’s part of the input file name at the top of your report. A street or family name with the kind of work is a good choice: Oak Street addition.</p>
<p>Tell us your role in the project: owner, designer or builder. The report also names the person who signs it. See <a href="/faq-b#b-1">who that can be</a>.</p>
<p>If someone other than the signer makes the design decisions, give that person’s name and address. The analyst may have to ask whether a different window or more insulation is acceptable, and the report lists the person responsible for the design.</p>
<p>Use the notes for anything the fields don’t ask about: a wall that will be opened up, windows you’ve already bought, or what the building department has said.</p>`,
  },
  {
    id: 't-location',
    question: 'Where to find the parcel number',
    helpText: `
<p>The assessor’s parcel number (APN) identifies the lot in the county’s records. It’s on the property tax bill, on the title sheet of the plans, and on the county’s parcel map. You can leave it blank.</p>
<p>It helps when there’s no street number yet, as on a new lot. In that case, enter the lot and tract in place of the street address, and add the parcel number.</p>
<p>The number doesn’t tell you the climate zone, one of the areas of California with their own requirements. Zones go by address, and a ZIP code can include more than one. Look yours up with the ${external('climateZoneTool', 'state’s climate zone tool')}, or ask the building department, which may name the zone itself.</p>`,
  },
  {
    id: 't-building',
    question: 'Bedrooms and the year of construction',
    helpText: `
<p>Count every room meant for sleeping, even if it’s used as an office now: a room with a closet and a window people can get out of. The number sets how much fresh air the house needs and how much hot water the analysis assumes. For a studio, enter 0. For an addition, count all the bedrooms the house will have when it’s finished.</p>
<p>The year the house was built tells the analyst what’s probably in the walls and attic where no one has looked: before the first energy code of 1978, there’s often no insulation at all. Use the year of the house itself, not of a later remodel. It’s in the county’s records and on most appraisals. If you can’t find it, choose unknown, and describe what you see in the notes.</p>`,
  },
  {
    id: 't-mechanical',
    question: 'Ventilation, solar panels and batteries',
    helpText: `
<p>A new home needs fans for fresh air. An exhaust fan that runs all the time, often in a bathroom, is the simplest way. A supply fan brings air in; a balanced system does both and can recover the heat. If this isn’t decided yet, leave it at unknown.</p>
<p>Enter solar panels by their size in kilowatts (kW), which the installer’s bid lists as the DC size. New single-family homes <a href="/faq-c#c-15">generally need them</a>. If there won’t be any, enter 0 and say why in the notes, such as a roof in full shade.</p>
<p>Enter a battery by what it stores, in kilowatt-hours (kWh). It earns credit and isn’t required. Enter only what will be installed: the inspector looks for it.</p>`,
  },
  {
    id: 't-takeoff',
    question: 'How to measure a plan',
    helpText: `
<p>A takeoff turns a plan into numbers: floor areas, lengths of walls by direction, and openings. Open the plan, a PDF or a picture, and trace it, or type the walls one by one. The plan stays in your browser unless you attach it.</p>
<ul>
<li>Mark the two ends of a length that’s written on the plan, and type it. Prints are often reduced, so check a second length.</li>
<li>Mark the north arrow and the front of the house. All other directions follow.</li>
<li>Go around the outside walls of each story, corner by corner, and leave out the garage. You can also point along a wall, type its length, and press Enter. Trace a house and its addition as separate stories.</li>
<li>Select each wall that isn’t outdoors, and say what’s behind it. Add windows and doors to their walls.</li>
<li>Fill in the forms: nothing you typed there changes unless you check its box.</li>
</ul>
<p>All of this works from the keyboard; the keys are listed below the plan. The wall to the garage closes the outline: see <a href="/faq-g#g-2">perimeter lengths</a>.</p>`,
  },
  {
    id: 't-order',
    question: 'What happens after you order',
    helpText: `
<p>While a project is in progress, you can change anything in it, copy it or remove it. Errors keep you from ordering. Warnings ask you to double-check, and hints are good to know.</p>
<p>When you order, we keep the project as it is at that moment. From then on you can see it but not change it, so you and the analyst are looking at the same numbers. The analyst reviews it and asks you if something doesn’t fit or if the design has to change to comply. Then the project opens for changes again.</p>
<p>You aren’t charged for the report before it’s delivered. The <a href="{link:termsAndConditions}">terms</a> list the deadlines and fees. For another version of the same house, copy the project and change the copy.</p>`,
  },
];

/** Help texts for project questions that no FAQ answer covers. */
export const takeoffHelp: readonly HelpSeed[] = items.map(({ id, question, helpText }, index) => ({
  id,
  question,
  helpText: helpText.trim(),
  category: 'T',
  sortOrder: index + 1,
}));
