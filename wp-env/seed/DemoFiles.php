<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use Passerelle\Content\ContentType;
use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;

/** Files of the demo content, all of our own making: drawn pictures and one-page documents. */
final readonly class DemoFiles
{
    public function __construct(private Files $files, private string $pictures)
    {
    }

    /**
     * The picture of an item: portrait, logo or cover.
     *
     * @return array<string, int> field => file, empty when none was drawn
     */
    public function picture(ContentType $type, string $key, int $owner): array
    {
        [$field, $purpose] = match ($type) {
            ContentType::CommunityProfile => ['picture', FilePurpose::Picture],
            ContentType::Structure => ['logo', FilePurpose::Logo],
            default => ['coverImage', FilePurpose::Cover],
        };
        $id = $this->drawn("{$type->value}-{$key}", $purpose, $owner);

        // No text alternative: the drawings tell nothing that the title does not.
        return $id === null ? [] : [$field => $id];
    }

    /**
     * What an item says under "files": names of documents, and pictures by the key of the item whose drawing they show.
     *
     * @param array<string, mixed> $asked documents: list of names · file: a name · gallery: list of {of, fr, en}
     * @return array<string, mixed> values of the fields
     */
    public function of(ContentType $type, array $asked, int $owner): array
    {
        $values = [];
        foreach ((array) ($asked['documents'] ?? []) as $name) {
            $values['documents'][] = $this->document((string) $name, FilePurpose::Document, $owner);
        }
        foreach ((array) ($asked['gallery'] ?? []) as $picture) {
            $id = $this->drawn("{$type->value}-{$picture['of']}", FilePurpose::Gallery, $owner, ['fr' => $picture['fr'], 'en' => $picture['en']]);
            $values['gallery'] = [...$values['gallery'] ?? [], ...$id === null ? [] : [$id]];
        }
        if (is_string($asked['file'] ?? null)) {
            $values['file'] = $this->document($asked['file'], FilePurpose::ResourceFile, $owner);
        }

        return $values;
    }

    /** A page that says its own name. */
    public function document(string $name, FilePurpose $purpose, int $owner): int
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'passerelle');
        $words = strtr((string) iconv('UTF-8', 'ASCII//TRANSLIT', pathinfo($name, PATHINFO_FILENAME)), ['(' => '', ')' => '', '\\' => '']);
        $text = "BT /F1 24 Tf 72 720 Td ({$words}) Tj ET";
        $body = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
            . "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n"
            . '4 0 obj<</Length ' . strlen($text) . ">>stream\n{$text}\nendstream endobj\n"
            . "5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n";
        file_put_contents($path, $body . "trailer<</Root 1 0 R/Size 6>>\n%%EOF\n");
        try {
            return $this->files->store($path, $name, $purpose, $owner);
        } finally {
            if (is_file($path)) {
                unlink($path);
            }
        }
    }

    /** @param array<string, string> $alt */
    private function drawn(string $name, FilePurpose $purpose, int $owner, array $alt = []): ?int
    {
        $file = glob("{$this->pictures}/{$name}.v*.{jpg,png}", GLOB_BRACE) ?: [];

        return $file === [] ? null : $this->files->store($file[0], basename($file[0]), $purpose, $owner, $alt);
    }
}
