<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory;

use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Record;
use Passerelle\Content\Translations\Translations;
use Passerelle\Directory\DirectoryModule;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;

/** The programmes of a profile are rows of each language, as its other texts are. */
final class ProgramsByLanguageTest extends IntegrationTestCase
{
    private const FRENCH = [['type' => 'residency', 'name' => 'Résidence du fleuve', 'from' => '2024-03-01', 'to' => '2024-06-30']];
    private const ENGLISH = [['type' => 'residency', 'name' => 'Residency by the river', 'from' => '2024-03-01', 'to' => '2024-06-30']];
    /** Meta with the origin of a translation. */
    private const ORIGIN = '_passerelle_translated_from';

    public function testATranslationBeginsWithThemAndHasItsOwn(): void
    {
        [$french, $english] = $this->pair();
        self::assertSame(self::FRENCH, $english->values->raw('programs'));

        $this->content->save($english, ['programs' => self::ENGLISH]);

        self::assertSame([self::FRENCH, self::ENGLISH], $this->stored($french, $english));
        self::assertSame([], $this->changed($french, $english));

        $this->content->save($this->reload($french), ['programs' => []]);
        self::assertSame([null, self::ENGLISH], $this->stored($french, $english));
        self::assertSame(['programs'], $this->changed($french, $english));
    }

    public function testTheMigrationKeepsWhatBothLanguagesShared(): void
    {
        [$french, $english] = $this->pair();
        // While programmes were shared, rows were stored with each language, and no digest of them.
        /** @var array{digests: array<string, string>} $origin */
        $origin = get_post_meta($english->id, self::ORIGIN, true);
        unset($origin['digests']['programs']);
        update_post_meta($english->id, self::ORIGIN, $origin);
        self::assertSame(['programs'], $this->changed($french, $english));

        for ($run = 0; $run < 2; $run++) {
            foreach ($this->migrations() as $migration) {
                $migration->up($this->db);
            }
            self::assertSame([], $this->changed($french, $english));
            self::assertSame([self::FRENCH, self::FRENCH], $this->stored($french, $english));
        }

        $this->content->save($this->reload($french), ['programs' => self::ENGLISH]);
        self::assertSame(['programs'], $this->changed($french, $english));
    }

    public function testAChangeBeforeTheMigrationStaysAChange(): void
    {
        [$french, $english] = $this->pair();
        $this->content->save($french, ['job' => 'Danseuse']);

        foreach ($this->migrations() as $migration) {
            $migration->up($this->db);
        }

        self::assertSame(['job'], $this->changed($french, $english));
    }

    /** @return array{Record, Record} */
    private function pair(): array
    {
        $french = $this->content->published(ContentType::CommunityProfile, ['programs' => self::FRENCH]);
        $english = ($this->plugin->get(TranslateContent::class))($this->content->staff(), $french->id, Lang::English)->record;

        return [$this->reload($french), $english];
    }

    /** @return list<mixed> */
    private function stored(Record ...$records): array
    {
        return array_map(fn (Record $record): mixed => $this->reload($record)->values->raw('programs'), array_values($records));
    }

    /** @return list<string> fields of the source that changed since the translation */
    private function changed(Record $source, Record $translation): array
    {
        return $this->plugin->get(Translations::class)->changedFields($this->reload($translation), $this->reload($source));
    }

    /** @return list<\Passerelle\Kernel\Migrations\Migration> */
    private function migrations(): array
    {
        return $this->plugin->get(DirectoryModule::class)->migrations();
    }
}
