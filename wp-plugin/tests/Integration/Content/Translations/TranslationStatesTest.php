<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content\Translations;

use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\Translations\LanguageVersion;
use Passerelle\Content\Translations\LanguageVersions;
use Passerelle\Content\Translations\Translations;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class TranslationStatesTest extends IntegrationTestCase
{
    private const PUBLIC_PAIR = ['fr' => ['up_to_date', []], 'en' => ['up_to_date', []]];

    public function testALanguageIsMissingThenADraftThenUpToDate(): void
    {
        $source = $this->content->published(ContentType::Initiative);
        self::assertSame(['fr' => ['up_to_date', []], 'en' => ['missing', []]], $this->states($source));

        $copy = $this->translate($source);
        self::assertSame(['fr' => ['up_to_date', []], 'en' => ['draft', []]], $this->states($source));

        $this->content->change($this->content->save($copy, [], title: 'A workshop'), Transition::Publish);
        self::assertSame(self::PUBLIC_PAIR, $this->states($source));
    }

    public function testADraftIsADraftInBothLanguages(): void
    {
        $source = $this->content->draft(ContentType::Initiative);
        $this->translate($source);
        $this->content->save($source, ['subtitle' => 'Autrement.']);

        self::assertSame(['fr' => ['draft', []], 'en' => ['draft', ['subtitle']]], $this->states($source));
    }

    public function testAChangeOfTheSourceNamesTheTextsThatChanged(): void
    {
        [$source] = $this->pair();

        $this->content->save($source, ['subtitle' => 'Autrement.', 'offered' => 'Une salle.', 'startDate' => '2026-05-01'], title: 'Nouveau titre');

        self::assertSame(['fr' => ['up_to_date', []], 'en' => ['outdated', ['title', 'subtitle', 'offered']]], $this->states($source));
    }

    public function testSharedValuesAndUnchangedTextsChangeNothing(): void
    {
        [$source, $translation] = $this->pair();

        $this->content->save($source, ['subtitle' => $source->values->text('subtitle'), 'countryIds' => ['FR'], 'startDate' => '2026-05-01']);

        self::assertSame('2026-05-01', $this->reload($translation)->values->text('startDate'));
        self::assertSame(self::PUBLIC_PAIR, $this->states($source));
    }

    public function testATextThatIsRestoredIsUpToDateAgain(): void
    {
        [$source] = $this->pair();
        $changed = $this->content->save($source, ['subtitle' => 'Autrement.']);
        self::assertSame('outdated', $this->states($source)['en'][0]);

        $this->content->save($changed, ['subtitle' => $source->values->text('subtitle')]);

        self::assertSame(self::PUBLIC_PAIR, $this->states($source));
    }

    public function testSavingTheTranslationMakesItUpToDate(): void
    {
        [$source, $translation] = $this->pair();
        $this->content->save($source, ['subtitle' => 'Autrement.']);

        $this->content->save($this->reload($translation), []);

        self::assertSame(self::PUBLIC_PAIR, $this->states($source));
    }

    public function testSavingTheTranslationWithASharedValueLeavesTheSourceUpToDate(): void
    {
        [$source, $translation] = $this->pair();
        $this->content->save($source, ['subtitle' => 'Autrement.']);

        $this->content->save($this->reload($translation), ['startDate' => '2026-06-01', 'subtitle' => 'Otherwise.']);

        self::assertSame(self::PUBLIC_PAIR, $this->states($source));
        $this->content->save($this->reload($source), ['ambition' => 'Dans dix ans.', 'startDate' => '2026-07-01']);
        self::assertSame(['outdated', ['ambition']], $this->states($source)['en']);
    }

    public function testAMinorChangeLeavesItUpToDate(): void
    {
        [$source] = $this->pair();

        $this->minor($source, 'En une phrase, sans faute.');

        self::assertSame(self::PUBLIC_PAIR, $this->states($source));
        $this->content->save($this->reload($source), ['subtitle' => 'Tout autre chose.']);
        self::assertSame(['outdated', ['subtitle']], $this->states($source)['en']);
    }

    public function testAMinorChangeHidesNoEarlierChange(): void
    {
        [$source] = $this->pair();
        $this->content->save($source, ['subtitle' => 'Tout autre chose.']);

        $this->minor($this->reload($source), 'Tout autre chose, sans faute.');

        self::assertSame(['outdated', ['subtitle']], $this->states($source)['en']);
    }

    public function testAMinorChangeOfATranslationIsASaveOfIt(): void
    {
        [$source, $translation] = $this->pair();
        $this->content->save($source, ['subtitle' => 'Autrement.']);

        $this->minor($this->reload($translation), 'Otherwise.');

        self::assertSame(self::PUBLIC_PAIR, $this->states($source));
    }

    public function testATranslationMadeBySavingKnowsItsSource(): void
    {
        $source = $this->content->published(ContentType::Initiative);
        $this->content->published(ContentType::Initiative, language: Lang::English, groupId: $source->groupId);

        $this->content->save($source, ['ambition' => 'Dans dix ans.']);

        self::assertSame(['outdated', ['ambition']], $this->states($source)['en']);
    }

    /** Records that were translated before origins were stored have none. */
    public function testATranslationOfUnknownOriginIsUpToDate(): void
    {
        [$source, $translation] = $this->pair();
        delete_post_meta($translation->id, '_passerelle_translated_from');

        $this->content->save($source, ['ambition' => 'Dans dix ans.']);

        self::assertSame(self::PUBLIC_PAIR, $this->states($source));
    }

    public function testTheRemainingLanguageIsTheSourceOfTheNextTranslation(): void
    {
        [$source, $translation] = $this->pair();
        wp_delete_post($source->id, true);
        $english = $this->reload($translation);
        self::assertSame(['fr' => ['missing', []], 'en' => ['up_to_date', []]], $this->states($english));

        $french = ($this->plugin->get(TranslateContent::class))($this->content->staff(), $english->id, Lang::French)->record;
        $this->content->save($english, ['subtitle' => 'Otherwise.']);
        self::assertSame(['fr' => ['draft', ['subtitle']], 'en' => ['up_to_date', []]], $this->states($english));

        $this->content->save($this->reload($french), []);
        self::assertSame(['fr' => ['draft', []], 'en' => ['up_to_date', []]], $this->states($english));
    }

    public function testATranslationInTheTrashIsMissing(): void
    {
        [$source, $translation] = $this->pair();

        $this->content->change($translation, Transition::Trash);

        self::assertSame(['missing', []], $this->states($source)['en']);
    }

    #[DataProvider('contentTypes')]
    public function testEveryTypeHasStates(ContentType $type): void
    {
        $source = $this->content->published($type);
        $translation = $this->translate($source);
        self::assertSame(['fr' => ['up_to_date', []], 'en' => ['draft', []]], $this->states($source));

        $this->content->save($source, $this->newText($type));

        self::assertSame(['draft', [array_key_first($this->newText($type))]], $this->states($translation)['en']);
    }

    public function testReadersAreWarnedOfAPublicOutdatedTranslationOnly(): void
    {
        [$source, $translation] = $this->pair();
        self::assertFalse($this->isOutdated($translation));

        $this->content->save($source, ['subtitle' => 'Autrement.']);
        self::assertSame([true, false], [$this->isOutdated($translation), $this->isOutdated($source)]);

        // What the source has become is not public.
        $this->content->change($this->reload($source), Transition::Offline);
        self::assertFalse($this->isOutdated($translation));
    }

    /** @return array{Record, Record} both public, the English one translated from the French */
    private function pair(): array
    {
        $source = $this->content->published(ContentType::Initiative);
        $translation = $this->content->change($this->content->save($this->translate($source), [], title: 'A workshop'), Transition::Publish);

        return [$this->reload($source), $translation];
    }

    private function translate(Record $source): Record
    {
        return ($this->plugin->get(TranslateContent::class))($this->content->staff(), $source->id, Lang::English)->record;
    }

    private function minor(Record $record, string $subtitle): void
    {
        ($this->plugin->get(SaveContent::class))(new SaveInput(
            $this->content->staff(),
            $record->type,
            $record->language,
            ['subtitle' => $subtitle],
            id: $record->id,
            isMinorChange: true,
        ));
    }

    /** @return array<string, string> */
    private function newText(ContentType $type): array
    {
        return match ($type) {
            ContentType::Initiative => ['subtitle' => 'Autrement.'],
            ContentType::CommunityProfile => ['biography' => '<p>Autrement.</p>'],
            default => ['summary' => 'Autrement.'],
        };
    }

    /** @phpstan-impure */
    private function isOutdated(Record $record): bool
    {
        $record = $this->reload($record);
        $others = array_diff_key($this->group($record), [$record->language->value => true]);

        return $this->versions()->isOutdated($record, array_values($others)[0] ?? null);
    }

    /**
     * @phpstan-impure
     * @return array<string, array{string, list<string>}> state and changed fields by language
     */
    private function states(Record $record): array
    {
        wp_cache_flush();
        $versions = $this->versions()->of($this->group($record));

        return array_combine(
            array_map(static fn (LanguageVersion $version): string => $version->language->value, $versions),
            array_map(static fn (LanguageVersion $version): array => [$version->state->value, $version->changedFields], $versions),
        );
    }

    /** @return array<string, Record> */
    private function group(Record $record): array
    {
        return $this->plugin->get(Records::class)->findGroups([$record->groupId])[$record->groupId] ?? [];
    }

    private function versions(): LanguageVersions
    {
        return new LanguageVersions($this->plugin->get(Translations::class));
    }
}
