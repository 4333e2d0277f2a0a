<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection\Docx;

use Passerelle\Files\Inspection\Refusal;
use XMLReader;

/** [Content_Types].xml (ECMA-376 part 2, 6.2.3): the type of each part. */
final class ContentTypes
{
    public const NAME = '[Content_Types].xml';
    private const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
    /** Main parts of documents and templates with macros: named by what they are. */
    private const OTHER_DOCUMENTS = '~ms-word\.(document|template)\.macroenabled(template)?\.main~i';
    /** Macros, controls, embedded objects, and formats whose contents are not checked here. */
    private const REFUSED = '~macroenabled|vba|activex|oleobject|ms-office\.(?!chart|drawing|classificationlabels)|^text/html|rtf|message/|mhtml|msword'
        . '|x-msdownload|x-msdos|javascript|^application/(vnd\.)?(openxmlformats-officedocument\.)?(package|spreadsheetml\.sheet|presentationml\.presentation)$'
        . '|openxmlformats-officedocument\.(spreadsheetml\.sheet|presentationml\.presentation|wordprocessingml\.document)$~i';

    /** @var array<string, string> content types by extension, and by part with a slash before it; in lower case */
    private array $types = [];

    /** @throws Refusal */
    public static function read(Part $part): self
    {
        $types = new self();
        $part->walk(static function (XMLReader $node) use ($types): void {
            if ($node->nodeType === XMLReader::ELEMENT && in_array($node->localName, ['Default', 'Override'], true)) {
                $types->add((string) $node->getAttribute($node->localName === 'Default' ? 'Extension' : 'PartName'), (string) $node->getAttribute('ContentType'));
            }
        });

        return $types;
    }

    /** Whether the part is XML, by its declared type. */
    public function isXml(string $name): bool
    {
        return str_ends_with($this->of($name), 'xml') || preg_match('~\.(xml|rels|vml)$~i', $name) === 1;
    }

    /** @throws Refusal file_type when the part is not the text of a Word document */
    public function checkMain(string $name): void
    {
        $type = $this->of($name);
        if ($type !== strtolower(self::MAIN)) {
            throw Refusal::type("the main part is {$type}");
        }
    }

    private function of(string $name): string
    {
        $name = strtolower($name);

        return $this->types["/{$name}"] ?? $this->types[pathinfo($name, PATHINFO_EXTENSION)] ?? '';
    }

    private function add(string $key, string $type): void
    {
        if (preg_match(self::OTHER_DOCUMENTS, $type) === 1) {
            throw Refusal::type("a part of type {$type}");
        }
        if (preg_match(self::REFUSED, $type) === 1) {
            throw Refusal::active("a part of type {$type}");
        }
        $key = strtolower($key);
        if (isset($this->types[$key])) {
            throw Refusal::corrupt('two content types for one part');
        }
        $this->types[$key] = strtolower($type);
    }
}
