<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract\Seed;

use LogicException;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Kernel\Database;
use Passerelle\Content\Model\ContentType;
use Passerelle\Site\Home\HomePlans;

/** Removes what an earlier run left. Refuses a site that holds anybody else's content. */
final readonly class CleanSite
{
    public function __construct(private Database $db, private People $people, private Newcomers $newcomers)
    {
    }

    public function run(): void
    {
        $types = array_map(static fn (ContentType $type): string => $type->value, ContentType::cases());
        $ids = $this->db->ids("SELECT ID FROM {$this->db->wpdb->posts} WHERE post_type IN (" . Database::placeholders($types) . ')', ...$types);
        foreach ($ids as $id) {
            if (!in_array((int) get_post_field('post_author', $id), $this->people->all(), true)) {
                throw new LogicException('The contract suite needs a WordPress without content: this one holds somebody’s.');
            }
        }
        $option = get_option('wp_page_for_privacy_policy');
        $pages = $this->db->ids("SELECT ID FROM {$this->db->wpdb->posts} WHERE post_type = 'page' AND post_author = %d", $this->people->id('editor'));
        foreach ([...$ids, ...$pages, is_numeric($option) ? (int) $option : 0] as $id) {
            wp_delete_post($id, true);
        }
        delete_option(HomePlans::OPTION);
        $this->db->execute("DELETE FROM {$this->db->table('former_slugs')}");
        foreach ([ApplicationTables::SNAPSHOTS, ApplicationTables::STATISTICS, ApplicationTables::SUBMISSIONS, ApplicationTables::APPLICATIONS] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)}");
        }
        $this->db->execute("DELETE FROM {$this->db->table('throttle')}");
        $this->db->execute("DELETE FROM {$this->db->table('sessions')}");
        $this->db->execute("DELETE FROM {$this->db->table('identities')}");
        $this->db->execute("DELETE FROM {$this->db->table('account_requests')}");
        $this->newcomers->remove();
    }
}
