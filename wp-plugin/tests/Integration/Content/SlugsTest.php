<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Record;
use Passerelle\Content\SlugLookup;
use Passerelle\Languages\Lang;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

final class SlugsTest extends IntegrationTestCase
{
    /** @return list<array{string, string}> */
    public static function titles(): array
    {
        return [
            ['L’été à Saint-Louis : théâtre & danse', 'l-ete-a-saint-louis-theatre-danse'],
            ["N’Guessan œuvre d'Aïssatou", 'n-guessan-oeuvre-d-aissatou'],
            ['100 %', '100'],
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
        $records = $this->plugin->content->records;
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
        self::assertNull($this->plugin->content->records->findBySlug(ContentType::Initiative, Lang::French, 'un'));

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
        return $this->plugin->content->reading->formerSlugs->lookUp($type, $language, $slug);
    }
}
