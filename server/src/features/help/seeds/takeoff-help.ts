import { external } from './external-links.ts';
import type { HelpSeed } from './help-seed.ts';

const items: readonly Pick<HelpSeed, 'id' | 'question' | 'helpText'>[] = [
  {
    id: 't-project',
    question: 'Names and people of a project',
    helpText: `
<p>The project name is how you find the project again, and part of the name of the input file that stands at the head of your report. A street or a family name with the kind of work does well: Oak Street addition.</p>
<p>Say what you are to the project: the owner, a designer, a builder. The report also names the person who signs it. See <a href="/faq-b#b-1">who that can be</a>.</p>
<p>If somebody else than the signer decides on the design, give that person's name and address. The analyst may have to ask whether a different window or more insulation is acceptable, and the report lists the person who is responsible for it.</p>
<p>In the notes, tell the analyst what no field asks for: a wall that is opened up, windows that are already bought, or what the building department has said.</p>`,
  },
  {
    id: 't-location',
    question: 'Where the parcel number stands',
    helpText: `
<p>The assessor's parcel number (APN) names the lot in the county's books. You find it on the property tax bill, on the title sheet of the plans, and in the county's map of parcels. You may leave it empty.</p>
<p>It helps where there is no street number yet, as on a new lot: then enter the lot and tract in place of the street address, and the parcel number beside it.</p>
<p>The number does not give the climate zone, one of the areas of California that the code tells apart by their weather. Zones follow the address, and a ZIP code may hold more than one: look yours up with the ${external('climateZoneTool', 'map of the state')}, or ask the building department, which may name the zone itself.</p>`,
  },
  {
    id: 't-building',
    question: 'Bedrooms and the year of construction',
    helpText: `
<p>Count every room that is meant for sleeping, also one that is used as an office now: a room with a closet and a window that people can get out of. The number sets how much fresh air the house needs and how much hot water the analysis reckons with. In a studio it is 0. For an addition, count all bedrooms of the house as it will be.</p>
<p>The year the house was built tells the analyst what is probably in walls and attic where nobody has looked: before the first energy code of 1978 there is often no insulation at all. Take the year of the house itself, and not of a later remodel. It stands in the county's records and on most appraisals. If you cannot find it, choose unknown, and say in the notes what you see.</p>`,
  },
  {
    id: 't-mechanical',
    question: 'Ventilation, solar panels and batteries',
    helpText: `
<p>A new home needs fresh air by a fan. An exhaust fan that runs all the time, often the one of a bathroom, is the simplest way. A supply fan brings air in; a balanced system does both and can recover the heat. If this is not decided, leave it at unknown.</p>
<p>Solar panels are entered by their size in kilowatts (kW), which the installer's offer gives as DC size. New single-family homes need them as a rule; enter 0 if there will be none, and say why in the notes, such as a roof in full shade.</p>
<p>A battery is entered by what it stores in kilowatt-hours (kWh). It is a credit, and never required. Enter only what will be built: the inspector looks for it.</p>`,
  },
  {
    id: 't-takeoff',
    question: 'How to measure a plan',
    helpText: `
<p>A takeoff turns a plan into numbers: floor areas, lengths of walls by direction, and openings. Open the plan, a PDF or a picture, and trace it, or type the walls one after the other. The plan stays in your browser unless you attach it.</p>
<ul>
<li>Mark the two ends of a length that is written on the plan, and type it. Prints are often reduced, so check with a second one.</li>
<li>Mark the north arrow and the front of the house. All other directions follow.</li>
<li>Go round the outside of the walls of each story, corner by corner, without the garage. You can also point along a wall, type its length, and press Enter.</li>
<li>Choose each wall that is not outdoors, and say what is behind it. Add windows and doors to their walls.</li>
<li>Fill the forms: nothing that you typed there changes unless you check its box.</li>
</ul>
<p>All of it works by keyboard; the keys are listed below the plan. The wall to the garage closes the outline: see <a href="/faq-g#g-2">perimeter lengths</a>.</p>`,
  },
  {
    id: 't-order',
    question: 'What happens once a project is ordered',
    helpText: `
<p>While a project is in progress you can change everything in it, copy it and remove it. Errors keep it from being ordered; warnings ask you to look twice, and hints are good to know.</p>
<p>When you order, the project is kept as it is at that moment. From then on it is shown and cannot be changed, so that you and the analyst speak of the same numbers. The analyst goes through it and asks if something does not fit or if the design has to change to comply; then the project opens for your changes again.</p>
<p>Nothing is charged before the report is delivered. The <a href="/terms-and-conditions">terms</a> give the periods and fees. For another version of the same house, copy the project and change the copy.</p>`,
  },
];

/** Help texts of the takeoff tools about project questions that no FAQ answer covers. */
export const takeoffHelp: readonly HelpSeed[] = items.map(({ id, question, helpText }, index) => ({
  id,
  question,
  helpText: helpText.trim(),
  category: 'T',
  sortOrder: index + 1,
}));
