<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Content\DraftTimes;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;

final class DraftTimesTest extends IntegrationTestCase
{
    private const NO_DATE = '0000-00-00 00:00:00';

    protected function setUp(): void
    {
        parent::setUp();
        update_option('timezone_string', 'Africa/Lagos');
    }

    public function testADraftHasItsTimeOfChangeFromItsFirstSave(): void
    {
        $id = $this->insert(ContentType::Initiative->value);

        $times = $this->times($id);

        self::assertSame(self::NO_DATE, $times['post_date_gmt'], 'A draft with a publication date would look scheduled or published.');
        self::assertSame(get_gmt_from_date($times['post_modified']), $times['post_modified_gmt']);
        self::assertEqualsWithDelta(time(), strtotime("{$times['post_modified_gmt']} UTC"), 60);
    }

    public function testPostsOfOtherTypesStayAsWordPressWritesThem(): void
    {
        self::assertSame(self::NO_DATE, $this->times($this->insert('post'))['post_modified_gmt']);
    }

    public function testStoredRowsAreRepairedOnce(): void
    {
        $broken = $this->insert(ContentType::Event->value);
        $complete = $this->insert(ContentType::Event->value);
        $other = $this->insert('post');
        $posts = $this->db->wpdb->posts;
        $this->db->execute("UPDATE {$posts} SET post_modified = '2026-05-01 10:00:00', post_modified_gmt = %s WHERE ID IN (%d, %d)", self::NO_DATE, $broken, $other);
        $this->db->execute("UPDATE {$posts} SET post_modified = '2026-05-01 10:00:00', post_modified_gmt = '2026-04-01 00:00:00' WHERE ID = %d", $complete);
        get_post($broken);

        (new DraftTimes())->up($this->db);
        (new DraftTimes())->up($this->db);

        self::assertSame(
            ['2026-05-01 09:00:00', '2026-04-01 00:00:00', self::NO_DATE],
            array_map(fn (int $id): string => $this->times($id)['post_modified_gmt'], [$broken, $complete, $other]),
        );
        self::assertSame(self::NO_DATE, $this->times($broken)['post_date_gmt']);
        self::assertSame('2026-05-01 09:00:00', get_post($broken)->post_modified_gmt ?? '', 'No cache has the former time.');
    }

    public function testARepairOfManyRowsReachesAll(): void
    {
        $posts = $this->db->wpdb->posts;
        $type = ContentType::Resource->value;
        $ids = array_map(fn (): int => $this->insert($type), range(1, 3));
        $this->db->execute("UPDATE {$posts} SET post_modified_gmt = %s WHERE post_type = %s", self::NO_DATE, $type);

        (new DraftTimes())->up($this->db);

        self::assertNotContains(self::NO_DATE, array_map(fn (int $id): string => $this->times($id)['post_modified_gmt'], $ids));
    }

    private function insert(string $type): int
    {
        $id = wp_insert_post(['post_type' => $type, 'post_status' => 'draft', 'post_title' => 'Brouillon'], true);
        self::assertIsInt($id);

        return $id;
    }

    /** @return array<string, string> */
    private function times(int $id): array
    {
        $columns = 'post_date_gmt, post_modified, post_modified_gmt';

        return array_map(strval(...), $this->db->rows("SELECT {$columns} FROM {$this->db->wpdb->posts} WHERE ID = %d", $id)[0]);
    }
}
