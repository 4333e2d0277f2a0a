<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class WpRecordsTest extends IntegrationTestCase
{
    private const POSTS_META_AND_LANGUAGES = 3;

    #[DataProvider('contentTypes')]
    public function testManyCostNoMoreQueriesThanOne(ContentType $type): void
    {
        $ids = [];
        for ($number = 0; $number < 12; $number++) {
            $ids[] = $this->content->draft($type, $type === ContentType::Structure ? $this->members() : [])->id;
        }
        $expected = self::POSTS_META_AND_LANGUAGES + ($type === ContentType::Structure ? 1 : 0);

        foreach ([1, 12] as $count) {
            wp_cache_flush();
            wp_load_alloptions();
            $asked = array_slice($ids, 0, $count);
            $read = [];
            $queries = $this->countQueries(function () use ($asked, &$read): void {
                $read = $this->plugin->get(Records::class)->findMany($asked);
            });
            self::assertSame([$asked, $expected], [array_keys($read), $queries], "{$count} records");
        }
    }

    public function testReturnsExistingOnesInTheRequestedOrder(): void
    {
        $one = $this->content->draft(ContentType::Initiative);
        $two = $this->content->draft(ContentType::Event);
        $page = wp_insert_post(['post_type' => 'page', 'post_title' => 'Page']);

        self::assertSame(
            [$two->id, $one->id],
            array_keys($this->plugin->get(Records::class)->findMany([$two->id, 999_999, $page, $one->id, $two->id, 0, -1])),
        );
        self::assertSame([], $this->plugin->get(Records::class)->findMany([]));
        self::assertNull($this->plugin->get(Records::class)->find($page));
    }

    public function testGroups(): void
    {
        $french = $this->content->draft(ContentType::Initiative);
        $english = $this->content->draft(ContentType::Initiative, language: Lang::English, groupId: $french->groupId);
        $alone = $this->content->draft(ContentType::Event, language: Lang::English);

        $ids = static fn (array $groups): array => array_map(
            static fn (array $group): array => array_map(static fn (Record $record): int => $record->id, $group),
            $groups,
        );
        self::assertEquals(
            [$french->groupId => ['fr' => $french->id, 'en' => $english->id], $alone->groupId => ['en' => $alone->id]],
            $ids($this->plugin->get(Records::class)->findGroups([$french->groupId, $alone->groupId, 999_999])),
        );
        self::assertSame([], $this->plugin->get(Records::class)->findGroups([$english->id]), 'A post that is not the first gives no group its name.');

        wp_delete_post($french->id, true);
        self::assertSame(
            [$french->groupId => ['en' => $english->id]],
            $ids($this->plugin->get(Records::class)->findGroups([$french->groupId])),
            'A group outlives its first post.',
        );
        self::assertSame(['en' => $english->id], $this->reload($english)->translations);
    }

    public function testAllIds(): void
    {
        $ids = [
            $this->content->draft(ContentType::Training)->id,
            $this->content->published(ContentType::Training, language: Lang::English)->id,
        ];
        wp_insert_post(['post_type' => 'formation', 'post_status' => 'auto-draft', 'post_title' => 'Auto']);

        $all = iterator_to_array((fn () => yield from $this->plugin->get(Records::class)->allIds(ContentType::Training))(), false);

        self::assertSame($ids, array_values(array_intersect($all, $ids)));
        self::assertSame($all, array_values(array_filter($all, static fn (int $id): bool => get_post_status($id) !== 'auto-draft')));
    }

    /** @return array<string, mixed> */
    private function members(): array
    {
        return ['members' => [['user' => $this->content->staff()->id, 'role' => 'owner', 'status' => 'member']]];
    }
}
