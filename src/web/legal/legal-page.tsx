interface LegalPageProps {
  title: string;
  html: string;
  /** the German text, shown below the translation */
  germanHtml?: string | undefined;
}

/** Shows a legal text with its title. */
export function LegalPage({ title, html, germanHtml }: LegalPageProps) {
  return (
    <div className="page-width">
      <div className="page-head">
        <h1>{title}</h1>
      </div>
      {/* The texts are part of the product, written and reviewed like its code. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <div className="prose prose--legal" dangerouslySetInnerHTML={{ __html: html }} />
      {germanHtml && (
        <div
          className="prose prose--legal prose--legal-german"
          lang="de"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          dangerouslySetInnerHTML={{ __html: germanHtml }}
        />
      )}
    </div>
  );
}
