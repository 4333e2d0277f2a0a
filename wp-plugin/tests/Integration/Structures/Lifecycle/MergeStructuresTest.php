<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use Passerelle\Content\FormerSlugs;
use Passerelle\Content\SlugLookup;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Lifecycle\MergeStructures;
use Passerelle\Structures\Lifecycle\PreviewMerge;
use Passerelle\Structures\Lifecycle\RestoreStructure;
use Passerelle\Structures\Lifecycle\UndoMerge;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;
use Random\Randomizer;

#[Group('exhaustive')]
final class MergeStructuresTest extends LifecycleTestCase
{
    private const WALKS = 20;
    private const STEPS = 6;
    /** Tables that record what happened, not the present state. */
    private const TRAILS = [
        'audit', 'audit_head', 'notices', 'outbox', 'search_arrivals',
        'ended_structures', 'ended_memberships', 'ended_records', 'ended_slugs', 'ended_invitations',
    ];
    /** Numbers that only grow, and dates of changes. */
    private const COUNTERS = ['post_modified', 'post_modified_gmt', 'meta_id', 'updated_at'];

    private int $number = 0;

    public function testTheRemainingStructureIsNamedInItsPlace(): void
    {
        $from = $this->structure($this->everyState(), 'Les Tisserands');
        $other = $this->users->beneficiaire();
        $into = $this->structure([$other->id => ['owner', 'member'], $this->member->id => ['guest', 'member']], 'Tisserands SARL');
        $item = $this->item($from, $this->owner);
        $partner = $this->content->published(ContentType::Initiative, ['partners' => [['structureName' => 'Une autre'], ['structureId' => $from->id]]]);
        $both = $this->content->published(ContentType::Initiative, ['partners' => [['structureId' => $from->id], ['structureId' => $into->id]]]);
        $administrator = $this->users->administrator();
        $preview = ($this->plugin->get(PreviewMerge::class))($administrator, $from->id, $into->id);
        self::assertSame([3, 5], [count($preview->referring), count($preview->members->memberships)]);

        ($this->plugin->get(MergeStructures::class))($administrator, $from->id, $into->id);

        self::assertSame(['trash', 'publish'], [$this->statusOf($from), $this->statusOf($into)]);
        self::assertSame($into->groupId, $this->reload($item)->values->int('organiserId'));
        self::assertSame([null, $into->groupId], array_map(static fn ($row): ?int => $row->int('groupId'), $this->reload($partner)->values->rows('partners')));
        self::assertSame([$from->groupId, $into->groupId], array_map(static fn ($row): ?int => $row->int('groupId'), $this->reload($both)->values->rows('partners')));
        self::assertSame([], $this->members($from));
        self::assertSame(
            [$this->owner->id => ['owner', 'member'], $this->member->id => ['member', 'member'], $other->id => ['owner', 'member']],
            array_intersect_key($this->members($into), array_flip([$this->owner->id, $this->member->id, $other->id])),
        );
        self::assertCount(5, $this->members($into));
        self::assertTrue($this->plugin->get(Policy::class)->canEdit($this->owner, $this->reload($into)));
        self::assertEquals(SlugLookup::moved($into->slug), $this->plugin->get(FormerSlugs::class)->lookUp(ContentType::Structure, Lang::French, $from->slug));
        self::assertContains('merge_structure', $this->actionsOn($into));
        self::assertSame(array_fill_keys(array_keys($this->members($into)), 'structure_merged'), $this->notices($from));
        $read = ($this->plugin->get(ReadNotices::class))($this->member, Lang::English, 1, 20);
        self::assertSame('The structure “Les Tisserands” has been merged with “Tisserands SARL”', $read[0]->title);
    }

    public function testOnlyAdministratorsMergeTwoStructures(): void
    {
        [$from, $into] = [$this->structure([$this->owner->id => ['owner', 'member']]), $this->structure([$this->owner->id => ['owner', 'member']], 'Une autre')];
        $administrator = $this->users->administrator();
        $initiative = $this->content->published(ContentType::Initiative);
        foreach ([$this->owner, $this->users->editor(), Viewer::anonymous()] as $viewer) {
            self::assertSame(['forbidden'], $this->refusals(fn () => ($this->plugin->get(MergeStructures::class))($viewer, $from->id, $into->id)));
            self::assertSame(['forbidden'], $this->refusals(fn () => ($this->plugin->get(PreviewMerge::class))($viewer, $from->id, $into->id)));
            self::assertSame(['forbidden'], $this->refusals(fn () => ($this->plugin->get(UndoMerge::class))($viewer, $from->groupId)));
        }
        self::assertSame(['invalid_transition'], $this->refusals(fn () => ($this->plugin->get(MergeStructures::class))($administrator, $from->id, $from->id)));
        foreach ([[$from->id, 0], [0, $into->id], [$initiative->id, $into->id], [$from->id, $initiative->id], [PHP_INT_MAX, -1]] as [$one, $other]) {
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(MergeStructures::class))($administrator, $one, $other)));
        }
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(UndoMerge::class))($administrator, $from->groupId)));
        ($this->plugin->get(MergeStructures::class))($administrator, $from->id, $into->id);
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(MergeStructures::class))($administrator, $from->id, $into->id)));
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(RestoreStructure::class))($administrator, $from->groupId)));
        wp_set_current_user($administrator->id);
        wp_untrash_post($from->id);
        self::assertSame('trash', $this->statusOf($from));
    }

    public function testWhatChangedSinceStays(): void
    {
        $from = $this->structure([$this->owner->id => ['owner', 'member'], $this->member->id => ['member', 'member']]);
        $other = $this->users->beneficiaire();
        $into = $this->structure([$other->id => ['owner', 'member']], 'Tisserands SARL');
        $item = $this->item($from, $this->owner);
        $administrator = $this->users->administrator();
        ($this->plugin->get(MergeStructures::class))($administrator, $from->id, $into->id);
        $newcomer = $this->users->beneficiaire();
        $now = [$this->owner->id => ['owner', 'member'], $this->member->id => ['guest', 'member'], $newcomer->id => ['member', 'member']];
        $this->content->save($this->reload($into), ['members' => self::rows($now)]);
        $this->content->save($this->reload($item), ['organiserId' => null]);

        ($this->plugin->get(UndoMerge::class))($administrator, $from->groupId);

        self::assertSame([$this->owner->id => ['owner', 'member'], $this->member->id => ['member', 'member']], $this->members($from));
        // Its own owner was removed since: who owns it now stays.
        self::assertSame($now, $this->members($into));
        self::assertNull($this->reload($item)->values->int('organiserId'));
    }

    public function testTheUndoNeedsTheOtherStructure(): void
    {
        $from = $this->structure([$this->owner->id => ['owner', 'member']]);
        $into = $this->structure([$this->member->id => ['owner', 'member']], 'Tisserands SARL');
        $administrator = $this->users->administrator();
        ($this->plugin->get(MergeStructures::class))($administrator, $from->id, $into->id);
        ($this->plugin->get(DeleteStructure::class))($this->member, $into->id, 'Tisserands SARL');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => ($this->plugin->get(UndoMerge::class))($administrator, $from->groupId)));
        ($this->plugin->get(RestoreStructure::class))($administrator, $into->groupId);
        ($this->plugin->get(UndoMerge::class))($administrator, $from->groupId);

        self::assertSame(['publish', 'publish'], [$this->statusOf($from), $this->statusOf($into)]);
        self::assertSame([[$this->owner->id => ['owner', 'member']], [$this->member->id => ['owner', 'member']]], [$this->members($from), $this->members($into)]);
    }

    public function testAMergeAndItsUndoChangeNothing(): void
    {
        $problem = '';
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        for ($seed = 1; $seed <= $walks && $problem === ''; $seed++) {
            $describe = static fn (array $try): string => implode(' ', $try);
            $problem = RandomWalk::report($seed, RandomWalk::of($seed, self::STEPS, self::draw(...)), $this->compare(...), $describe);
        }
        self::assertSame('', $problem);
    }

    /** @return array{int, int, int, int, int} what it is; the rest by its kind */
    private static function draw(Randomizer $random): array
    {
        return [$random->getInt(0, 3), $random->getInt(0, 1), $random->getInt(0, 2), $random->getInt(0, 2), $random->getInt(0, 2)];
    }

    /** @param list<array{int, int, int, int, int}> $tries */
    private function compare(array $tries): ?string
    {
        $people = [$this->users->beneficiaire(), $this->users->beneficiaire(), $this->users->beneficiaire()];
        $members = [[$this->owner->id => ['owner', 'member']], [$this->member->id => ['owner', 'member']]];
        foreach ($tries as [$kind, $which, $person, $role, $status]) {
            if ($kind < 2) {
                $members[$which][$people[$person]->id] = [['owner', 'member', 'guest'][$role], ['member', 'guest', 'pretender'][$status]];
            }
        }
        // A slug of its own: one that another structure had before would take over its address.
        $number = ++$this->number;
        $structures = [$this->structure($members[0], "Les Tisserands de Thiès no {$number}"), $this->structure($members[1], "Tisserands SARL no {$number}")];
        foreach ($tries as [$kind, $which, $person, $role, $status]) {
            if ($kind === 2) {
                $this->item($structures[$which], $people[$person]);
            } elseif ($kind === 3) {
                $rows = array_map(static fn (int $index): array => ['structureId' => $structures[$index]->id], $role === 0 ? [0, 1] : [$which]);
                $this->content->published(ContentType::Initiative, ['partners' => [['structureName' => 'Une autre'], ...$rows]]);
            } elseif ($status === 0 && $role === 0) {
                $this->content->save($this->reload($structures[$which]), [], slug: "autre-adresse-{$which}-{$person}-" . wp_rand());
            }
        }
        $administrator = $this->content->staff();
        $before = $this->snapshot();
        ($this->plugin->get(MergeStructures::class))($administrator, $structures[0]->id, $structures[1]->id);
        if ($this->snapshot() === $before) {
            return 'The merge changes nothing.';
        }
        ($this->plugin->get(UndoMerge::class))($administrator, $structures[0]->groupId);
        $after = $this->snapshot();

        return $before === $after ? null : implode(' ', [...array_diff($before, $after), 'became', ...array_diff($after, $before)]);
    }

    /** @return list<string> every row of every table, without what only counts or records changes */
    private function snapshot(): array
    {
        wp_cache_flush();
        $db = $this->db;
        $own = $db->table('');
        $rows = [];
        foreach ($db->column('SHOW TABLES LIKE %s', $db->wpdb->esc_like($db->wpdb->prefix) . '%') as $table) {
            if (in_array(str_replace($own, '', $table), self::TRAILS, true) || $table === $db->wpdb->options) {
                continue;
            }
            foreach ($db->rows("SELECT * FROM {$table}") as $row) {
                if (($row['meta_key'] ?? '') !== '_passerelle_version') {
                    $rows[] = "{$table}: " . json_encode(array_diff_key($row, array_flip(self::COUNTERS)), JSON_THROW_ON_ERROR);
                }
            }
        }
        sort($rows);

        return $rows;
    }
}
