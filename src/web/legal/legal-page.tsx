/** A text of law under its title. `lang` where the text is not in the language of the page. */
export function LegalPage({ title, html, lang }: { title: string; html: string; lang?: string }) {
  return (
    <div className="page">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      {/* The texts are part of the product, written and reviewed like its code. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div className="prose prose-legal" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
