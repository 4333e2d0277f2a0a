<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\Files;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\EndedTables;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Lifecycle\MergeStructures;
use Passerelle\Structures\Lifecycle\PurgeEnded;
use Passerelle\Structures\Lifecycle\RestoreStructure;
use Passerelle\Structures\Lifecycle\StructureLifecycleModule;

final class RestoreStructureTest extends LifecycleTestCase
{
    private const DAY = 86_400;

    public function testBringsBackWhatWasDeletedTogether(): void
    {
        $structure = $this->structure($members = $this->everyState());
        $english = $this->content->published(ContentType::Structure, language: Lang::English, groupId: $structure->groupId, title: 'The Weavers');
        [$own, $theirs, $edited] = [$this->item($structure, $this->owner), $this->item($structure, $this->member), $this->item($structure, $this->member)];
        $trashed = $this->content->in(\Passerelle\Content\Model\Status::Trash, ContentType::Initiative, ownerId: $this->owner->id);
        $before = array_map($this->reload(...), [$structure, $english, $own, $theirs]);
        $other = $this->structure([$this->member->id => ['owner', 'member']], 'Une autre');
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, 'Les Tisserands');
        $this->content->save($this->reload($edited), ['organiserId' => $other->groupId]);

        ($this->plugin->get(RestoreStructure::class))($this->users->administrator(), $structure->groupId);

        foreach ($before as $record) {
            $after = $this->reload($record);
            self::assertSame([$record->status, $record->slug, $record->ownerId], [$after->status, $after->slug, $after->ownerId]);
            self::assertEquals($record->values, $after->values);
        }
        self::assertSame($other->groupId, $this->reload($edited)->values->int('organiserId'), 'Edited since: it stays as it is.');
        self::assertSame('trash', $this->statusOf($trashed));
        ksort($members);
        self::assertSame($members, $this->members($structure));
        self::assertSame(array_fill_keys(array_keys($members), 'structure_restored'), $this->notices($structure));
        self::assertSame('restore_structure', array_slice($this->actionsOn($own), -1)[0]);
        self::assertSame([], $this->stored());
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(RestoreStructure::class))($this->users->administrator(), $structure->groupId)));
    }

    public function testOnlyAdministratorsRestoreWhatWasDeleted(): void
    {
        $structure = $this->structure($this->everyState());
        $administrator = $this->users->administrator();
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(RestoreStructure::class))($administrator, $structure->groupId)));
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, 'Les Tisserands');
        foreach ([$this->owner, $this->member, $this->users->editor(), $this->users->moderateur('SN'), Viewer::anonymous()] as $viewer) {
            self::assertSame(['forbidden'], $this->refusals(fn () => ($this->plugin->get(RestoreStructure::class))($viewer, $structure->groupId)));
        }
        foreach ([0, -1, PHP_INT_MAX] as $groupId) {
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(RestoreStructure::class))($administrator, $groupId)));
        }
        self::assertSame('trash', $this->statusOf($structure));
    }

    public function testWithoutAnOwnerLeftSomebodyElseIsNamed(): void
    {
        $structure = $this->structure([$this->owner->id => ['owner', 'member'], $this->member->id => ['guest', 'member']]);
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, 'Les Tisserands');
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->owner->id);
        $administrator = $this->users->with(Role::SuperAdministrateur);
        foreach ([0, PHP_INT_MAX] as $nobody) {
            self::assertSame(['structure_owner_missing'], $this->refusals(fn () => ($this->plugin->get(RestoreStructure::class))($administrator, $structure->groupId, $nobody)));
        }
        self::assertSame('trash', $this->statusOf($structure));

        ($this->plugin->get(RestoreStructure::class))($administrator, $structure->groupId, $this->member->id);
        self::assertSame([$this->member->id => ['owner', 'member']], $this->members($structure));
        self::assertSame($this->member->id, $this->reload($structure)->ownerId);
    }

    public function testADeletedStructureWithoutOtherMembersIsErasedWithItsOwner(): void
    {
        $structure = $this->structure($members = [
            $this->owner->id => ['owner', 'member'],
            $this->member->id => ['member', 'pretender'],
            $this->users->beneficiaire()->id => ['guest', 'guest'],
        ]);
        // Who left after a merge is stored for its undo only.
        $left = $this->users->beneficiaire();
        $merged = $this->structure([$this->owner->id => ['owner', 'member']], 'Une autre');
        $this->content->save($structure, ['members' => self::rows($members + [$left->id => ['owner', 'member']])]);
        ($this->plugin->get(MergeStructures::class))($this->users->administrator(), $merged->id, $structure->id);
        $structure = $this->content->save($this->reload($structure), ['members' => self::rows($members)]);
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, 'Les Tisserands');
        require_once ABSPATH . 'wp-admin/includes/user.php';
        wp_delete_user($this->owner->id);

        self::assertFalse(get_userdata($this->owner->id));
        self::assertNull($this->plugin->get(Records::class)->find($structure->id));
        self::assertSame([], $this->stored());
        $restore = fn () => ($this->plugin->get(RestoreStructure::class))($this->users->administrator(), $structure->groupId, $this->member->id);
        self::assertSame(['not_found'], $this->refusals($restore));
    }

    public function testWordPresssTrashRestoresItAsAWhole(): void
    {
        $structure = $this->structure($members = [$this->owner->id => ['owner', 'member'], $this->member->id => ['member', 'member']]);
        $own = $this->item($structure, $this->owner);
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, 'Les Tisserands');
        wp_set_current_user($this->users->editor()->id);
        wp_untrash_post($structure->id);
        self::assertSame('trash', $this->statusOf($structure));

        wp_set_current_user($this->users->administrator()->id);
        wp_untrash_post($structure->id);
        self::assertSame(['publish', 'publish'], array_map($this->statusOf(...), [$structure, $own]));
        self::assertSame($members, $this->members($structure));
    }

    public function testAfterTheTimeEverythingIsDeletedForGood(): void
    {
        $file = $this->files->pdf($this->owner->id);
        $structure = $this->structure($this->everyState());
        $own = $this->item($structure, $this->owner, ['documentIds' => [$file]]);
        $theirs = $this->item($structure, $this->member);
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, 'Les Tisserands');
        $this->age(29 * self::DAY);
        self::assertSame(0, ($this->plugin->get(PurgeEnded::class))());
        $this->age(self::DAY);
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(RestoreStructure::class))($this->users->administrator(), $structure->groupId)));

        do_action(StructureLifecycleModule::DAILY);

        $records = $this->plugin->get(Records::class);
        wp_cache_flush();
        self::assertSame([null, null, false], [$records->find($structure->id), $records->find($own->id), $records->find($theirs->id) === null]);
        self::assertNull($this->plugin->get(Files::class)->find($file));
        self::assertSame([], $this->stored());
        self::assertEquals(\Passerelle\Content\SlugLookup::gone(), $this->plugin->get(FormerSlugs::class)->lookUp(ContentType::Structure, Lang::French, $structure->slug));
        self::assertSame(0, ($this->plugin->get(PurgeEnded::class))());
    }

    public function testDeletedByHandNothingIsLeftToRestore(): void
    {
        $structure = $this->structure($this->everyState());
        ($this->plugin->get(DeleteStructure::class))($this->owner, $structure->id, 'Les Tisserands');
        wp_delete_post($structure->id, true);

        self::assertSame([], $this->stored());
    }

    private function age(int $seconds): void
    {
        $table = $this->db->table(EndedTables::STRUCTURES);
        foreach ($this->db->rows("SELECT id, ended_at FROM {$table}") as $row) {
            $at = gmdate('Y-m-d H:i:s', (int) strtotime("{$row['ended_at']} UTC") - $seconds);
            $this->db->execute("UPDATE {$table} SET ended_at = %s WHERE id = %d", $at, (int) $row['id']);
        }
    }

    /** @return list<string> rows of the tables of what can be restored */
    private function stored(): array
    {
        $rows = [];
        foreach ([EndedTables::STRUCTURES, ...EndedTables::PARTS] as $table) {
            foreach ($this->db->rows("SELECT * FROM {$this->db->table($table)}") as $row) {
                $rows[] = implode(' ', [$table, ...array_map(strval(...), $row)]);
            }
        }

        return $rows;
    }
}
