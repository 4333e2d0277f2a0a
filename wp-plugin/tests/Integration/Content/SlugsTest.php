<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Actions\EditRights;
use Passerelle\Content\Actions\SlugCheck;
use Passerelle\Content\Actions\SlugState;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Content\SlugLookup;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Languages\UniqueSlugs;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Query;

#[Group('exhaustive')]
final class SlugsTest extends IntegrationTestCase
{
    /** @return list<array{string, string}> */
    public static function titles(): array
    {
        return [
            ['L’été à Saint-Louis : théâtre & danse', 'l-ete-a-saint-louis-theatre-danse'],
            ["N’Guessan œuvre d'Aïssatou", 'n-guessan-oeuvre-d-aissatou'],
            ['100 %', '100'],
            ['Œuvre d‘Ærø, Straße & ĐAKAR', 'oeuvre-d-aero-strasse-dakar'],
            ['Ŋaar ak Ñaari Jëmm', 'ngaar-ak-naari-jemm'],
            ['Bamanankan : ɲɛfɔli ɔrɔ ŋunan', 'bamanankan-nyefoli-oro-ngunan'],
            ['ﬁlm Ɓaleejo ƙasa', 'film-baleejo-kasa'],
            ['مرحبا', 'initiative'],
            [str_repeat('mot ', 37), implode('-', array_fill(0, 30, 'mot'))],
        ];
    }

    #[DataProvider('titles')]
    public function testSlugsComeFromTitles(string $title, string $slug): void
    {
        self::assertSame($slug, $this->content->draft(ContentType::Initiative, title: $title)->slug);
    }

    public function testAreUniquePerTypeAndLanguage(): void
    {
        $made = [
            $this->content->published(ContentType::Initiative, title: 'Même titre'),
            $this->content->published(ContentType::Initiative, language: Lang::English, title: 'Même titre'),
            $this->content->draft(ContentType::Initiative, title: 'Même titre'),
            $this->content->published(ContentType::Event, title: 'Même titre'),
            $this->content->in(Status::Pending, ContentType::Initiative),
        ];
        $made[4] = $this->content->save($made[4], [], slug: 'meme-titre');
        $made[2] = $this->content->change($made[2], Transition::Publish);

        self::assertSame(
            ['meme-titre', 'meme-titre', 'meme-titre-2', 'meme-titre', 'meme-titre-3'],
            array_map(fn (Record $record): string => $this->reload($record)->slug, $made),
        );
        $records = $this->plugin->get(Records::class);
        self::assertSame($made[0]->id, $records->findBySlug(ContentType::Initiative, Lang::French, 'meme-titre')?->id);
        self::assertSame($made[1]->id, $records->findBySlug(ContentType::Initiative, Lang::English, 'meme-titre')?->id);
        self::assertNull($records->findBySlug(ContentType::Event, Lang::English, 'meme-titre'));
    }

    public function testWordPressItselfFindsTheOneOfTheLanguage(): void
    {
        $this->content->published(ContentType::Initiative, title: 'Même titre');
        $english = $this->content->published(ContentType::Initiative, language: Lang::English, title: 'Même titre');

        $query = new WP_Query(['post_type' => 'initiative', 'name' => 'meme-titre', 'lang' => 'en', 'post_status' => 'publish']);

        self::assertSame([$english->id], wp_list_pluck($query->posts ?? [], 'ID'));
    }

    public function testASlugStaysWhenTheTitleChanges(): void
    {
        $record = $this->content->published(ContentType::Initiative, title: 'Un');
        $record = $this->content->save($record, [], title: 'Deux');

        self::assertSame(['Deux', 'un'], [$record->title, $record->slug]);
    }

    public function testItFollowsTheTitleUntilTheFirstPublication(): void
    {
        $this->content->published(ContentType::Initiative, title: 'Festival des arts');
        $record = $this->content->draft(ContentType::Initiative, title: 'Fes');
        $slugs = [$record->slug];
        foreach (['Festival des arts', 'Festival des arts de la rue'] as $title) {
            $record = $this->content->save($record, [], title: $title);
            $slugs[] = $record->slug;
        }
        $record = $this->content->change($record, Transition::Publish);
        $record = $this->content->change($record, Transition::TakeOffline);
        $slugs[] = $this->content->save($record, [], title: 'Un autre titre')->slug;

        self::assertSame(['fes', 'festival-des-arts-2', 'festival-des-arts-de-la-rue', 'festival-des-arts-de-la-rue'], $slugs);
    }

    public function testItFollowsTheTitleOfWhatWaitsOrIsScheduled(): void
    {
        foreach ([Status::Pending, Status::ToEdit, Status::Rejected] as $status) {
            $record = $this->content->save($this->content->in($status, ContentType::Initiative), [], title: "Nouveau {$status->value}");
            self::assertSame('nouveau-' . str_replace('_', '-', $status->value), $record->slug);
        }
        $scheduled = $this->content->in(Status::Scheduled, ContentType::CallForApplication);
        self::assertSame('appel-nouveau', $this->content->save($scheduled, [], title: 'Appel nouveau')->slug);
    }

    public function testOnesOwnSlugStays(): void
    {
        $chosen = $this->content->draft(ContentType::Initiative, title: 'Fes', slug: 'rue');
        $chosen = $this->content->save($chosen, [], title: 'Festival');
        $later = $this->content->save($this->content->draft(ContentType::Initiative, title: 'Bal'), [], title: 'Bals', slug: 'danse');
        $later = $this->content->save($later, [], title: 'Bals du soir');
        $older = $this->content->draft(ContentType::Initiative, title: 'Bal', slug: 'choisi-avant');
        delete_post_meta($older->id, '_passerelle_own_slug');
        $older = $this->content->save($this->reload($older), [], title: 'Autre bal');

        self::assertSame(['rue', 'danse', 'choisi-avant'], [$chosen->slug, $later->slug, $older->slug]);

        $emptied = $this->content->save($chosen, [], slug: '');
        self::assertSame(['festival', 'festival-d-hiver'], [$emptied->slug, $this->content->save($emptied, [], title: 'Festival d’hiver')->slug]);
    }

    public function testTheCheckOfASlugSaysWhatASaveWouldStore(): void
    {
        $editing = new EditorRecords($this->plugin->get(Records::class), $this->plugin->get(Policy::class), new EditRights($this->plugin->get(Policy::class)));
        $check = new SlugCheck(Config::fromDirectory(dirname(__DIR__, 3) . '/config'), $this->plugin->get(UniqueSlugs::class), $editing);
        $ask = function (string $slug, ?Record $record = null, Lang $language = Lang::French) use ($check): array {
            ['state' => $state, 'slug' => $stored, 'language' => $of] = $check($this->content->staff(), ContentType::Initiative, $language, $slug, 'Même titre', $record?->id);

            return [$state, $stored, $of];
        };
        $taken = $this->content->published(ContentType::Initiative, title: 'Même titre');
        $other = $this->content->draft(ContentType::Initiative, title: 'Un autre');

        self::assertSame([SlugState::Taken, 'meme-titre-2', Lang::French], $ask('meme-titre'));
        self::assertSame([SlugState::Free, 'meme-titre', Lang::French], $ask(' meme-titre ', $taken), 'Its own is free.');
        self::assertSame([SlugState::Taken, 'meme-titre-2', Lang::French], $ask('meme-titre', $other, Lang::English), 'The language is that of the record.');
        self::assertSame([SlugState::Free, 'meme-titre', Lang::English], $ask('meme-titre', null, Lang::English));
        self::assertSame([SlugState::Taken, 'meme-titre-2', Lang::French], $ask(' '), 'What the title suggests.');
        self::assertSame([SlugState::Invalid, 'Pas_un', Lang::French], $ask('Pas_un'));
    }

    public function testASuggestedSlugThatTheFormSendsIsNobodysChoice(): void
    {
        $record = $this->content->save($this->content->draft(ContentType::Initiative, title: 'Fes'), [], title: 'Fest', slug: 'fest');

        self::assertSame('festival', $this->content->save($record, [], title: 'Festival')->slug);
    }

    public function testATranslationKeepsTheSlugThatIsSentWithItsTitle(): void
    {
        $french = $this->content->draft(ContentType::Initiative, title: 'Jazz à Gorée', slug: 'jazz-ile-goree');
        $english = ($this->plugin->get(TranslateContent::class))($this->content->staff(), $french->id, Lang::English)->record;

        $english = $this->content->save($english, [], title: 'Jazz in Gorée', slug: 'jazz-ile-goree');
        $later = $this->content->save($english, [], title: 'Jazz in Gorée island');

        self::assertSame(['jazz-ile-goree', 'jazz-ile-goree'], [$english->slug, $later->slug]);
    }

    public function testATranslationHasTheSlugOfItsOwnTitle(): void
    {
        $this->content->draft(ContentType::Initiative, language: Lang::English, title: 'Taken', slug: 'jazz-ile-goree');
        $french = $this->content->draft(ContentType::Initiative, title: 'Jazz à Gorée', slug: 'jazz-ile-goree');
        $english = ($this->plugin->get(TranslateContent::class))($this->content->staff(), $french->id, Lang::English)->record;
        self::assertSame('jazz-ile-goree-2', $english->slug);

        $english = $this->content->save($english, ['ambition' => 'Dreams.']);
        self::assertSame('jazz-ile-goree-2', $english->slug);
        $english = $this->content->save($english, [], title: 'Jazz in Gorée');
        self::assertSame('jazz-in-goree', $english->slug);
        self::assertSame('jazz-on-goree', $this->content->save($english, [], title: 'Jazz on Gorée')->slug);
    }

    public function testANumberKeepsASlugWithinItsLength(): void
    {
        $title = str_repeat('a', 120);
        $slugs = [];
        for ($number = 0; $number < 3; $number++) {
            $slugs[] = $this->content->draft(ContentType::Initiative, title: $title)->slug;
        }
        $last = $this->content->save($this->content->draft(ContentType::Initiative, title: $title), [], title: 'Court')->slug;

        self::assertSame([$title, str_repeat('a', 118) . '-2', str_repeat('a', 118) . '-3', 'court'], [...$slugs, $last]);
    }

    public function testFormerSlugsOfPublicItemsRedirect(): void
    {
        $record = $this->content->published(ContentType::Initiative, slug: 'un');
        $record = $this->content->save($record, [], slug: 'deux');
        $record = $this->content->save($record, [], slug: 'trois');

        self::assertEquals([SlugLookup::moved('trois'), SlugLookup::moved('trois'), SlugLookup::unknown()], [
            $this->where('un'), $this->where('deux'), $this->where('trois'),
        ]);
        self::assertEquals(SlugLookup::unknown(), $this->where('un', Lang::English));
        self::assertEquals(SlugLookup::unknown(), $this->where('un', type: ContentType::Event));

        $this->content->change($record, Transition::TakeOffline);
        self::assertEquals(SlugLookup::unknown(), $this->where('un'), 'An address does not tell that something is offline.');
    }

    public function testDraftsHaveNoFormerSlugs(): void
    {
        $record = $this->content->draft(ContentType::Initiative, slug: 'un');
        $this->content->save($record, [], slug: 'deux');

        self::assertEquals(SlugLookup::unknown(), $this->where('un'));
    }

    public function testDeletedPublicItemIsGone(): void
    {
        $trashed = $this->content->change($this->content->published(ContentType::Initiative, slug: 'a-la-corbeille'), Transition::Trash);
        $deleted = $this->content->published(ContentType::Initiative, slug: 'efface');
        wp_delete_post($deleted->id, true);
        $draft = $this->content->draft(ContentType::Initiative, slug: 'brouillon');
        wp_delete_post($draft->id, true);

        self::assertEquals([SlugLookup::gone(), SlugLookup::gone(), SlugLookup::unknown()], [
            $this->where('a-la-corbeille'), $this->where('efface'), $this->where('brouillon'),
        ]);

        wp_delete_post($trashed->id, true);
        self::assertEquals(SlugLookup::gone(), $this->where('a-la-corbeille'));
    }

    public function testRestoredItemHasItsSlugAgain(): void
    {
        $record = $this->content->published(ContentType::Initiative, slug: 'un');
        $this->content->change($record, Transition::Trash);
        self::assertNull($this->plugin->get(Records::class)->findBySlug(ContentType::Initiative, Lang::French, 'un'));

        $record = $this->content->change($record, Transition::Restore);
        self::assertSame(['un', Status::Published], [$record->slug, $record->status]);
        self::assertEquals(SlugLookup::unknown(), $this->where('un'), 'It is found by its slug again.');
    }

    public function testRejectsInvalidSlugs(): void
    {
        $refused = [];
        foreach (['Majuscule', 'deux mots', 'été', '-a', 'a-', 'a--b', 'a_b', str_repeat('a', 121)] as $slug) {
            $refused[] = $this->refusals(fn (): Record => $this->content->draft(ContentType::Initiative, slug: $slug));
        }
        self::assertSame([...array_fill(0, 7, ['slug: invalid_slug']), ['slug: too_long']], $refused);
    }

    private function where(string $slug, Lang $language = Lang::French, ContentType $type = ContentType::Initiative): SlugLookup
    {
        wp_cache_flush();
        return $this->plugin->get(FormerSlugs::class)->lookUp($type, $language, $slug);
    }
}
