import { categorySeeds } from './category-seeds.ts';
import { external } from './external-links.ts';
import { helpSheetLink } from './help-sheet-link.ts';

/** Section C, Title 24 regulations. */
export const faqC = categorySeeds('C', [
  {
    question: 'What is Title 24?',
    helpText: `
<p>Title 24 is California’s building standards code. <strong>Part 6 of it is the Energy Code</strong>, and a “Title 24 report” means the documents that show that a design meets Part 6.</p>
<p>The California Energy Commission writes the Energy Code. The building department of your city or county enforces it, and asks for the energy documents before it gives a permit. The rules cover the building envelope (walls, roof, floor, windows and doors), heating, cooling and ventilation, water heating and lighting.</p>
<p>The edition now in force is the Energy Code 2025. You can read it on the Energy Commission’s site: ${external('energyCode2025', '2025 Energy Code, manuals and forms')}.</p>`,
  },
  {
    question: 'Which edition of the code applies to me?',
    helpText: `
<p>The edition in force <strong>on the day you file your permit application</strong>. The date on the drawings does not matter.</p>
<ul>
<li>Filed on or after January 1, 2026: the 2025 Energy Code.</li>
<li>Filed before that day: the 2022 Energy Code.</li>
</ul>
<p>Tell us when you plan to apply. A report made for the wrong edition is a common reason why a planchecker (the person who reviews plans for the building department) turns one down. If your date moves past the start of a new edition, ask us before you file, because the report may have to be made again.</p>`,
  },
  {
    question: 'Which projects need a report?',
    helpText: `
<p>New buildings, additions, and most alterations of <strong>conditioned space</strong> need one. Repairs do not.</p>
<ul>
<li><strong>Conditioned</strong> means heated above {policy:conditionedHeatingBtuPerHourSquareFoot} Btu per hour for each square foot, cooled above {policy:conditionedCoolingBtuPerHourSquareFoot}, or heated by wood. Enclosed space that shares such a room’s warmth can count too.</li>
<li>An <strong>addition</strong> adds conditioned floor area and volume. Turning a garage, basement or attic into living space is one.</li>
<li>An <strong>alteration</strong> changes the envelope, heating, cooling, water heating or lighting without adding space.</li>
<li>A <strong>repair</strong> restores something for upkeep and does not raise energy use.</li>
</ul>
<p>New paint, floors or cabinets alone need no report. New windows, insulation, equipment or built-in lighting may need forms. The <a href="/compliance-wizard">compliance wizard</a> sorts out your case (Energy Code 2025).</p>`,
  },
  {
    question: 'Prescriptive or performance: which way should I comply?',
    helpText: `
<p>Both lead to a permit. Choose the one that fits your design.</p>
<ul>
<li><strong>Prescriptive</strong>: every part meets its own listed value for your climate zone (the part of California your address lies in). It is simple, but there are no trade-offs. It suits small additions and alterations.</li>
<li><strong>Performance</strong>: software approved by the state compares the energy budget of your building with that of a standard design. Better insulation can make up for more glass, for example. It suits new homes and designs with large windows.</li>
</ul>
<p><a href="/faq-c#c-5">Mandatory measures</a> apply either way. You can fill in prescriptive forms yourself free or nearly free at ${external('energyCodeAce', 'Energy Code Ace')}, or we do it for {policy:prescriptiveAdditionFee}. Our standard reports use the performance way (Energy Code 2025).</p>`,
  },
  {
    question: 'What are mandatory measures?',
    helpText: `
<p>They are the rules that every project must follow, whichever way it complies. Nothing can be traded against them.</p>
<p>For a house they deal with:</p>
<ul>
<li>sealing against air leaks, and the least insulation allowed,</li>
<li>labels on windows and doors,</li>
<li>sealed and insulated ducts, and thermostats,</li>
<li>water heaters and pipe insulation,</li>
<li>ventilation, with fans in kitchens and bathrooms,</li>
<li>efficient lighting and its controls, and</li>
<li>preparation for solar panels, batteries and electric equipment.</li>
</ul>
<p>For an addition or alteration, only the measures that concern your work apply. The checklist comes with each <a href="/faq-a#a-3">standard residential report</a>, and our summary for the Energy Code 2025 is among the <a href="/resource-links">resource links</a>.</p>`,
  },
  {
    question: 'What do you need for a new home?',
    helpText: `
<p>Plans that show the whole house, and the facts about its windows and equipment:</p>
<ul>
<li>the address and the date you plan to apply for the permit,</li>
<li>a site plan with true north, floor plans, all elevations and sections,</li>
<li>the conditioned floor area (heated or cooled space) of each story,</li>
<li>a window and door schedule with sizes, U-factor (heat loss) and SHGC (solar heat gain),</li>
<li>insulation of walls, roof and floor,</li>
<li>heating, cooling and water heating equipment, and where the ducts run,</li>
<li>your plans for solar panels and batteries, and</li>
<li>who signs the report.</li>
</ul>
<p>New homes generally need solar panels under the Energy Code 2025. The full list: ${helpSheetLink('residential', 'what you need to know for residential new construction (PDF)')}. Ready? <a href="/full-service">Send us your plans</a>.</p>`,
  },
  {
    question: 'What do you need for an addition?',
    helpText: `
<p>The same as for a new home, but for the old and the new part separately:</p>
<ul>
<li>the floor area of the existing house and of the addition,</li>
<li>the year the house was built, if you know it,</li>
<li>what stays and what changes: windows, roof, heating and cooling,</li>
<li>how much of the old outside wall the addition covers, and</li>
<li>whether ducts are extended.</li>
</ul>
<p>Size matters. An addition of more than {policy:additionExtraRequirementsSquareFeet} square feet has to meet extra requirements. Turning a garage or basement into living space is an addition. A detached new dwelling (ADU) is a new building (Energy Code 2025).</p>
<p>The full list: ${helpSheetLink('addition', 'what you need to know for residential additions (PDF)')}. See also <a href="/faq-c#c-9">why to include the old house</a>.</p>`,
  },
  {
    question: 'What do you need for a commercial project?',
    helpText: `
<p>Commercial work is <a href="/full-service">Full Service</a> only. Send us:</p>
<ul>
<li>the use of each space, and the scope: envelope, mechanical, lighting, or several,</li>
<li>whether it is a new building, an addition, a tenant improvement or a change of use,</li>
<li>architectural plans, and the reflected ceiling plan,</li>
<li>equipment schedules with model numbers, and</li>
<li>the lighting schedule with watts and controls.</li>
</ul>
<p>Two limits catch people out. {text:siteBuiltGlazing} Air handlers over {policy:economizerTons} tons need an economizer, which cools with outdoor air. Recent editions start lower, so tell us about small units too.</p>
<p>The full list, for the Energy Code 2025: ${helpSheetLink('commercial', 'what you need to know for commercial construction (PDF)')}.</p>`,
  },
  {
    question: 'Why include the old house when I only add to it?',
    helpText: `
<p>Because it can make an addition comply that would fail by itself. This way is called <strong>existing plus addition</strong>: the energy model holds the whole house, old part and new part.</p>
<p>It helps when you improve the old part as well. New windows, more insulation or better equipment there earn credit. The credit can pay for large windows in the new room, for example.</p>
<p>An addition of up to {policy:additionExtraRequirementsSquareFeet} square feet can often stand by itself, and its report costs less: {price:1001} instead of {price:1002}. A larger one has to meet extra requirements, so the whole house is usually the better way (Energy Code 2025). Not sure? The <a href="/compliance-wizard">compliance wizard</a> helps you choose.</p>`,
  },
  {
    question: 'What are CF1R, CF2R and CF3R, and must mine be registered?',
    helpText: `
<p>They are the three energy forms of a home, in the order in which they are needed:</p>
<ul>
<li><strong>CF1R</strong>, certificate of compliance: shows before the permit that the design meets the code. This is our report.</li>
<li><strong>CF2R</strong>, certificate of installation: filled in by the contractor.</li>
<li><strong>CF3R</strong>, certificate of verification: filled in by an independent rater after tests.</li>
</ul>
<p>Your CF1R must be registered before the permit <strong>if it calls for field verification</strong> (Energy Code 2025). An unregistered printout is a common reason for rejection. <a href="/cheers-reg">CHEERS</a> is the registry in operation. <a href="/calcerts-reg">CalCERTS has closed</a>.</p>
<p>Other buildings use NRCC, NRCI, NRCA and NRCV forms. Low-rise apartments have multifamily forms. Full Service picks the right set.</p>`,
  },
  {
    question: 'What is field verification (ECC, called HERS before 2026)?',
    helpText: `
<p>It is a test or inspection of the finished work by an independent specialist, the <strong>ECC rater (called HERS rater before 2026)</strong>. ECC stands for Energy Code Compliance.</p>
<p>Your report says whether you need it. Some measures always call for it. Others do so because the design takes credit for them, for example tight ducts. The rater may not be the contractor who did the work.</p>
<p>If verification is listed, three things follow. The certificate of compliance (CF1R) has to be <a href="/faq-c#c-10">registered</a> before the permit. You hire a rater, whose fee is not part of our price. The rater records the results on the CF3R form before final inspection. Read more at the Energy Commission: ${external('eccProgram', 'the ECC program')} (Energy Code 2025).</p>`,
  },
  {
    question: 'What about unconditioned, historic, temporary or mixed-use buildings?',
    helpText: `
<ul>
<li><strong>Unconditioned</strong>: no envelope or heating rules, but lighting still counts in commercial buildings.</li>
<li><strong>Qualified historic building</strong>: only lighting that is not historic has to comply.</li>
<li><strong>Temporary</strong>: may be exempt if the building department agrees.</li>
<li><strong>Mixed use</strong>: the residential and the other part are separate projects. If the residential part is under {policy:minorOccupancyPercent} of the conditioned (heated or cooled) floor area, they may be treated together. Lighting and mandatory measures stay separate.</li>
<li><strong>Hospitals and care (Occupancy I)</strong>: you need no report from us. These buildings answer to other regulators. For licensed health facilities that is HCAI, a state agency, which has applied the Energy Code since 2020.</li>
</ul>
<p>Treat each separate structure as its own project. The <a href="/compliance-wizard">compliance wizard</a> has a branch for most of these cases (Energy Code 2025).</p>`,
  },
  {
    question: 'How often does the code change?',
    helpText: `
<p>Normally every {policy:codeCycleYears} years. The edition in force is the Energy Code 2025, for permit applications filed on or after January 1, 2026.</p>
<p>For homes there is a pause. A state law of 2025, Assembly Bill 130, holds back most new residential building standards from October 1, 2025 to June 1, 2031. There are exceptions. Standards for other buildings go on, and their next edition is in preparation.</p>
<p>A new edition does not touch a permit that you have already applied for. What counts is the edition in force on the day of your application: see <a href="/faq-c#c-2">which edition applies to me</a>. Your city or county may have stricter local rules as well: see <a href="/faq-d#d-6">difficult jurisdictions</a>.</p>`,
  },
  {
    question: 'Do garages count?',
    helpText: `
<p>No, as long as the garage is neither heated nor cooled. Leave it out of the conditioned floor area (heated or cooled space) and out of all wall lengths.</p>
<p>What lies between the garage and the house does count. The wall between them is a wall of the house, and the door from the garage into the house goes into its own column, <a href="/faq-g#g-5">as explained under doors</a>.</p>
<p>If you turn a garage into living space, that is an <strong>addition</strong>, because it adds conditioned floor area. It needs a report even though the building does not get larger (Energy Code 2025). The <a href="/compliance-wizard">compliance wizard</a> has a branch for garage and basement conversions. In a commercial building, an enclosed parking garage has rules of its own for its exhaust fans.</p>`,
  },
]);
