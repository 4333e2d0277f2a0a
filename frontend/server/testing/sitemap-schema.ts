import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const packaged = join(createRequire(import.meta.url).resolve('sitemap'), '../../../schema/sitemap.xsd');

/** The schema of sitemaps.org lets elements of other namespaces in when they are declared: links to translations. */
const links = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xs:element name="link"><xs:complexType>
    <xs:attribute name="rel" use="required"><xs:simpleType><xs:restriction base="xs:string">
      <xs:enumeration value="alternate"/>
    </xs:restriction></xs:simpleType></xs:attribute>
    <xs:attribute name="hreflang" use="required"><xs:simpleType><xs:restriction base="xs:string">
      <xs:pattern value="fr|en|x-default"/>
    </xs:restriction></xs:simpleType></xs:attribute>
    <xs:attribute name="href" type="xs:anyURI" use="required"/>
  </xs:complexType></xs:element>
</xs:schema>`;
const all = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="links.xsd"/>
</xs:schema>`;

/** Problems that libxml2 finds in a sitemap by the protocol's XSD; empty when it is valid. */
export async function sitemapProblems(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: { fileName: 'all.xsd', contents: all },
    preload: [
      { fileName: 'sitemap.xsd', contents: readFileSync(packaged, 'utf8') },
      { fileName: 'links.xsd', contents: links },
    ],
  });
  return errors.map(({ message }) => message);
}
