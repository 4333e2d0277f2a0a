<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Files;

use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Visibility;
use Passerelle\Files\FilePurpose;
use Passerelle\Kernel\Config;
use PHPUnit\Framework\TestCase;

/** What the purpose of a file says about its fields, readers and types. */
final class FilePurposeTest extends TestCase
{
    private const FIELDS = [
        'coverImageId' => FilePurpose::Cover,
        'logoId' => FilePurpose::Logo,
        'pictureId' => FilePurpose::Picture,
        'galleryIds' => FilePurpose::Gallery,
        'documentIds' => FilePurpose::Document,
        'fileId' => FilePurpose::ResourceFile,
        'certificateId' => FilePurpose::Certificate,
        'cvId' => FilePurpose::Cv,
        'videoIds' => FilePurpose::Video,
    ];

    public function testEachFieldHasItsPurpose(): void
    {
        $fields = array_combine(array_keys(self::FIELDS), array_keys(self::FIELDS));

        self::assertSame(self::FIELDS, array_map(static fn (string $key): FilePurpose => FilePurpose::of(new Field($key, FieldKind::Files)), $fields));
        $others = array_filter(FilePurpose::cases(), static fn (FilePurpose $purpose): bool => !in_array($purpose, self::FIELDS, true));
        self::assertSame([FilePurpose::Application, FilePurpose::Letter, FilePurpose::Message], array_values($others));
        self::assertSame(FilePurpose::Cover, FilePurpose::of(new Field('other', FieldKind::Image)));
    }

    public function testConfidentialFilesAreReadByTheEditorsOfTheirFieldOnly(): void
    {
        foreach (FilePurpose::cases() as $purpose) {
            $confidential = [FilePurpose::Certificate, FilePurpose::Cv, FilePurpose::Application, FilePurpose::Letter, FilePurpose::Message];
            $isConfidential = in_array($purpose, $confidential, true);
            $ofConfidential = $purpose->isOfApplications() ? [] : [Visibility::Editors];
            $readers = array_values(array_filter(Visibility::cases(), $purpose->isReadBy(...)));

            self::assertSame($isConfidential, $purpose->isConfidential(), $purpose->value);
            self::assertSame($isConfidential ? $ofConfidential : Visibility::cases(), $readers, $purpose->value);
        }
    }

    public function testConfidentialFilesFitTheirOwnFieldOnly(): void
    {
        foreach (self::FIELDS as $key => $of) {
            foreach (FilePurpose::cases() as $purpose) {
                $fits = $purpose === $of || (!$purpose->isConfidential() && !$of->isConfidential());

                self::assertSame($fits, $purpose->fits(new Field($key, FieldKind::Files)), "{$purpose->value} in {$key}");
            }
        }
    }

    public function testTypesAndSizesFollowThePurpose(): void
    {
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        $images = $config->limitTexts('files', 'imageTypes');
        $documents = $config->limitTexts('files', 'documentTypes');

        self::assertSame([$images, 'imageBytes'], [FilePurpose::Gallery->types($config), FilePurpose::Gallery->sizeLimit()]);
        self::assertSame([$documents, 'documentBytes'], [FilePurpose::Cv->types($config), FilePurpose::Cv->sizeLimit()]);
        self::assertSame([[...$documents, ...$images], 'documentBytes'], [FilePurpose::Certificate->types($config), FilePurpose::Certificate->sizeLimit()]);
        self::assertSame([$config->limitTexts('files', 'videoTypes'), 'videoBytes'], [FilePurpose::Video->types($config), FilePurpose::Video->sizeLimit()]);
        self::assertEqualsCanonicalizing([...$documents, ...$images, ...$config->limitTexts('files', 'videoTypes')], FilePurpose::Application->types($config));
        self::assertSame('applicationBytes', FilePurpose::Application->sizeLimit());
        self::assertSame([$documents, 'letterBytes'], [FilePurpose::Letter->types($config), FilePurpose::Letter->sizeLimit()]);
    }
}
