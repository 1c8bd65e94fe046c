import { categorySeeds } from './category-seeds.ts';
import { external } from './external-links.ts';

/** FAQ section D, problems and how to solve them. */
export const faqD = categorySeeds('D', [
  {
    question: 'The plan checker rejected my report. What now?',
    helpText: `
<p>Send us the written comments with your project number. If the plan checker or plans examiner (who reviews plans for the building department) found an error we made, we correct it <strong>free of charge</strong>.</p>
<p>Check the most common causes first:</p>
<ul>
<li>The plans and the report differ, often because the design changed after the report was made.</li>
<li>The climate zone (the part of California the building is in) is wrong.</li>
<li>The report is for another edition of the code. The 2025 Energy Code applies to permits filed on or after January 1, 2026.</li>
<li>The report should have been <a href="/faq-c#c-10">registered</a>, or a signature is missing.</li>
<li>Window data is missing on the plans.</li>
</ul>
<p>A change to the design or the data is a <a href="/faq-b#b-8">revision</a>. Email us at <a href="mailto:{customerMail}">{customerMail}</a>.</p>`,
  },
  {
    question: 'My report asks for ECC (HERS) verification. What do I do?',
    helpText: `
<p>Hire an independent <strong>ECC rater (called HERS rater before 2026)</strong>, who tests the finished work. The installer can’t be the rater. Call one early, because some tests have to happen before the walls are closed.</p>
<p>The report lists the measures to verify. Common ones are:</p>
<ul>
<li>duct leakage,</li>
<li>refrigerant charge of the air conditioner or heat pump,</li>
<li>airflow and fan watts, and</li>
<li>the quality of insulation work.</li>
</ul>
<p>The certificate of compliance (CF1R) has to be <a href="/cheers-reg">registered</a> before you get the permit. To find a rater, start with the state’s list: ${external('eccProviders', 'approved providers')}. The rater’s fee isn’t part of our price. If you’d rather avoid a test, ask us whether the design can comply without that credit.</p>`,
  },
  {
    question: 'The inspector found something that differs from the report',
    helpText: `
<p>Either install what the report says, or have the report changed before you continue. The inspector can hold the final approval until both agree.</p>
<p>First find out what differs: the U-factor (heat loss) on a window label, the insulation, the efficiency of the equipment, or a test that is missing. Something <strong>better</strong> than the report asks for is usually fine, but ask the inspector whether the report has to show it. Something worse has to be replaced, or made up for elsewhere.</p>
<p>If you want to keep what is built, email us what was installed with its data sheet or label. We check whether the project still complies and <a href="/faq-b#b-8">revise the report</a>. A revised report may have to be signed and registered again.</p>`,
  },
  {
    question: 'I can’t find my component in the list',
    helpText: `
<p>Choose the nearest one in the list that is <strong>equal or worse</strong>. Then your report stays true, because what you build is at least as good. Never choose a better one.</p>
<ul>
<li>Windows without a rating label use the default values in tables of the Energy Code. These are worse than those of most rated windows, so look for the label first.</li>
<li>Insulation: choose the next lower R-value (resistance to heat flow).</li>
<li>Equipment: choose the same type with the next lower efficiency.</li>
</ul>
<p>The directories for windows, roofs and equipment are among the <a href="{link:resourceLinks}">resource links</a>. If nothing comes close, for example for hydronic heating or an unusual wall, <a href="{link:contactUs}">ask us</a> before you order. Such a project may be better off with <a href="{link:fullService}">Full Service</a>.</p>`,
  },
  {
    question: 'My design changed after the report',
    helpText: `
<p>Have the report revised <strong>before</strong> you build the change. A report that no longer matches the plans is a common reason for trouble at plan check and at inspection.</p>
<p>Tell us about changes to floor area, window size or type, orientation, insulation, ducts, heating, cooling or water heating. Paint, finishes and furniture don’t matter.</p>
<ul>
<li>If we’re waiting for your answer about a project that doesn’t comply, send the change with it, within {policy:customerResponseBusinessDays} business days.</li>
<li>After delivery, a simple change costs a revision fee. A complex change counts as a new project. <a href="/faq-b#b-8">How to ask for a revision</a>.</li>
</ul>
<p>If the building department already has the report, give it the revised one. A registered report has to be registered again.</p>`,
  },
  {
    question: 'My city or county asks for more than the state',
    helpText: `
<p>That happens, and it can be legal. Cities and counties may have their own energy rules that go beyond the state code. They’re called <strong>reach codes</strong>. A 2025 state law limits new local rules for homes, but rules adopted before its deadline can stay in place.</p>
<p>Ask the building department for its checklist before you order, and send it to us with your plans. Ask in particular:</p>
<ul>
<li>whether there is a local energy rule for your kind of project,</li>
<li>how the forms must be delivered, on separate pages or on the plans, and</li>
<li>which signatures and registrations it requires.</li>
</ul>
<p>If a plan checker asks for something you think the 2025 Energy Code doesn’t require, get it in writing and <a href="{link:contactUs}">send it to us</a>. We’ll help with the answer.</p>`,
  },
  {
    question: 'My project doesn’t comply. What happens next?',
    helpText: `
<p>We tell you what would make it comply. You choose. In {policy:complianceWithCorrectiveActionsPercent} of cases the project reaches compliance with the corrective actions the customer picks.</p>
<p>We contact you within {policy:nonComplianceContactBusinessDays} business days. Typical options are windows with a lower U-factor (heat loss) or SHGC (solar heat gain), less glass to the west, overhangs, more insulation, tested ducts, or more efficient equipment such as a heat pump.</p>
<p>Delivery waits until you give us your changes. Please answer within {policy:customerResponseBusinessDays} business days. Otherwise the order counts as canceled, unless we agree to extend it. An evaluation fee of {policy:evaluationFeePercent} of the base services may then apply. The details are in the <a href="{link:termsAndConditions}">terms and conditions</a>.</p>`,
  },
]);
