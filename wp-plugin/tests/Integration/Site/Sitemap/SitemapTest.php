<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Site\Sitemap;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Site\Sitemap\Sitemap;
use Passerelle\Site\Sitemap\SitemapAddress;
use Passerelle\Site\Sitemap\SitemapPart;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class SitemapTest extends IntegrationTestCase
{
    private const WHOLE = 100_000_000;

    public function testContainsPublicItemsInEachPublishedLanguage(): void
    {
        $both = $this->content->published(ContentType::Initiative, title: 'Deux langues', slug: 'deux-langues');
        $english = $this->content->published(ContentType::Initiative, [], Lang::English, 'Two languages', 'two-languages', $both->groupId);
        $halfPublished = $this->content->published(ContentType::Initiative, title: 'Une langue', slug: 'une-langue');
        $this->content->draft(ContentType::Initiative, [], Lang::English, 'SECRET draft', 'secret-draft', $halfPublished->groupId);
        $this->content->draft(ContentType::Initiative, title: 'SECRET brouillon', slug: 'secret-brouillon');
        $this->content->published(ContentType::Initiative, title: 'SECRET membres', slug: 'secret-membres', audience: Audience::Members);
        $this->content->change($this->content->published(ContentType::Initiative, title: 'SECRET hors ligne', slug: 'secret-hors-ligne'), Transition::TakeOffline);
        wp_trash_post($this->content->published(ContentType::Initiative, title: 'SECRET corbeille', slug: 'secret-corbeille')->id);
        $this->content->published(ContentType::Event, title: 'Un autre type', slug: 'un-autre-type');

        self::assertEquals([
            [self::address($this->reload($both)), self::address($this->reload($english))],
            [self::address($this->reload($halfPublished))],
        ], $this->sitemap()->page(ContentType::Initiative, 1, 0)->entries);
    }

    public function testListsNonEmptyPartsWithTheirLastChange(): void
    {
        $old = $this->content->published(ContentType::Event, title: 'Ancien');
        $new = $this->content->published(ContentType::Event, title: 'Nouveau');
        $this->content->published(ContentType::Resource, title: 'Pour les membres', audience: Audience::Members);
        $person = $this->content->published(ContentType::CommunityProfile, ['firstName' => 'Aïssatou', 'lastName' => 'Ba']);
        $structure = $this->content->published(ContentType::Structure, title: 'Les Ateliers');
        $this->modified($person, '2026-01-05 03:04:05');
        $this->modified($structure, '2026-01-06 03:04:05');
        $this->modified($old, '2026-01-02 03:04:05');
        $this->modified($new, '2026-02-03 04:05:06');

        $parts = array_map(
            static fn (SitemapPart $part): array => [$part->type, $part->number, $part->modifiedAt->format('Y-m-d H:i:s e')],
            $this->sitemap()->parts(),
        );
        self::assertSame([
            [ContentType::CommunityProfile, 1, '2026-01-06 03:04:05 UTC'],
            [ContentType::Event, 1, '2026-02-03 04:05:06 UTC'],
        ], $parts);

        $each = array_map(static fn (SitemapPart $part): int => $part->number, (new Sitemap($this->db, 1, 10))->parts());
        self::assertSame([$person->groupId + 1, $structure->groupId + 1, $old->groupId + 1, $new->groupId + 1], $each, 'the number of a part follows from the id alone');
    }

    public function testPagesThroughAPartWithoutLosingOrRepeatingAnything(): void
    {
        $slugs = [];
        for ($number = 1; $number <= 5; $number++) {
            $french = $this->content->published(ContentType::Training, title: "Formation {$number}", slug: "formation-{$number}");
            $this->content->published(ContentType::Training, [], Lang::English, "Training {$number}", "training-{$number}", $french->groupId);
            array_push($slugs, "formation-{$number}", "training-{$number}");
        }
        $sitemap = new Sitemap($this->db, self::WHOLE, 2);
        $found = $sizes = [];
        $after = 0;
        do {
            $page = $sitemap->page(ContentType::Training, 1, $after);
            $sizes[] = count($page->entries);
            array_push($found, ...array_map(static fn (SitemapAddress $address): string => $address->slug, array_merge(...$page->entries)));
            $after = $page->next;
        } while ($after !== null);

        self::assertSame([$slugs, [2, 2, 1]], [$found, $sizes]);
    }

    /** @return iterable<string, array{ContentType, int, int}> */
    public static function absurd(): iterable
    {
        yield 'no such part' => [ContentType::Event, 0, 0];
        yield 'below zero' => [ContentType::Event, -1, 0];
        yield 'far away' => [ContentType::Event, 2_147_483_647, 0];
        yield 'beyond every number' => [ContentType::Event, PHP_INT_MAX, 0];
        yield 'after the end' => [ContentType::Event, 1, 2_147_483_647];
        yield 'a type whose pages are those of another' => [ContentType::Structure, 1, 0];
    }

    #[DataProvider('absurd')]
    public function testAbsurdPartsAreEmpty(ContentType $type, int $number, int $after): void
    {
        $this->content->published(ContentType::Event, title: 'Un événement');
        $this->content->published(ContentType::CommunityProfile, ['firstName' => 'Aïssatou', 'lastName' => 'Ba']);
        $page = $this->sitemap()->page($type, $number, $after);

        self::assertSame([[], null], [$page->entries, $page->next]);
    }

    private function sitemap(): Sitemap
    {
        return new Sitemap($this->db, self::WHOLE, 10);
    }

    private function modified(Record $record, string $gmt): void
    {
        $this->db->execute(
            "UPDATE {$this->db->wpdb->posts} SET post_modified_gmt = %s WHERE ID = %d",
            $gmt,
            $record->id,
        );
    }

    private static function address(Record $record): SitemapAddress
    {
        return new SitemapAddress($record->language, $record->slug, $record->modifiedAt);
    }
}
