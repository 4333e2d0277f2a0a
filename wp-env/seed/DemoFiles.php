<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use Passerelle\Files\FilePurpose;
use Passerelle\Files\Files;
use Passerelle\Content\Model\ContentType;

/** Files of the demo content: its images, and generated documents of one page. */
final readonly class DemoFiles
{
    public function __construct(private Files $files)
    {
    }

    /**
     * The image of an item: portrait, logo or cover.
     *
     * @return array<string, int> field => file
     */
    public function picture(ContentType $type, string $key, int $owner): array
    {
        [$field, $purpose] = match ($type) {
            ContentType::CommunityProfile => ['pictureId', FilePurpose::Picture],
            ContentType::Structure => ['logoId', FilePurpose::Logo],
            default => ['coverImageId', FilePurpose::Cover],
        };

        // No text alternative: these pictures are decorative.
        return [$field => $this->image($type, $key, $purpose, $owner)];
    }

    /**
     * Values for the entry "files" of an item: names of documents, and images by the key of the item that they belong to.
     *
     * @param array<string, mixed> $requested documents: list of names · file, cv: a name · gallery: list of {of, fr, en}
     * @return array<string, mixed> values of the fields
     */
    public function of(ContentType $type, array $requested, int $owner): array
    {
        $values = [];
        foreach ((array) ($requested['documents'] ?? []) as $name) {
            $values['documentIds'][] = $this->document((string) $name, FilePurpose::Document, $owner);
        }
        foreach ((array) ($requested['gallery'] ?? []) as $picture) {
            $values['galleryIds'][] = $this->image($type, $picture['of'], FilePurpose::Gallery, $owner, ['fr' => $picture['fr'], 'en' => $picture['en']]);
        }
        if (is_string($requested['cv'] ?? null)) {
            $values['cvId'] = $this->document($requested['cv'], FilePurpose::Cv, $owner);
        }
        if (is_string($requested['file'] ?? null)) {
            $values['fileId'] = $this->document($requested['file'], FilePurpose::ResourceFile, $owner);
        }

        return $values;
    }

    /** A document of one page with its name. */
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

    /** The image of an item; every item has one. */
    public static function picturePath(ContentType $type, string $key): string
    {
        return dirname(__DIR__) . "/demo/pictures/{$type->value}/{$key}.png";
    }

    /** @param array<string, string> $alt */
    private function image(ContentType $type, string $key, FilePurpose $purpose, int $owner, array $alt = []): int
    {
        $file = self::picturePath($type, $key);

        return $this->files->store($file, basename($file), $purpose, $owner, $alt);
    }
}
