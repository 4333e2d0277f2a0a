<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use Passerelle\Content\FormerSlugs;
use Passerelle\Content\Record;
use Passerelle\Content\SlugLookup;
use Passerelle\Languages\Lang;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\Policy;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Lifecycle\DeletionExtent;
use Passerelle\Structures\Memberships\OwnStructures;
use Passerelle\Structures\Memberships\StructureMembers;
use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;
use Random\Randomizer;

#[Group('exhaustive')]
final class DeleteStructureTest extends LifecycleTestCase
{
    private const WALKS = 25;
    private const ITEMS = 5;
    /** More than a title may have. */
    private const LONG = 10_000;

    public function testDeletesWhatBelongsToTheStructureAndLeavesOthersTheirs(): void
    {
        $structure = $this->structure($this->everyState());
        $own = $this->item($structure, $this->owner);
        $theirs = $this->item($structure, $this->member);
        $elsewhere = $this->item($this->structure([$this->owner->id => ['owner', 'member']], 'Une autre'), $this->owner);
        $partner = $this->content->published(ContentType::Initiative, ['partners' => [['structureId' => $structure->id]]], ownerId: $this->owner->id);
        $waiting = array_keys($this->members($structure));

        $this->delete($structure);

        self::assertSame(['trash', 'trash', 'publish', 'publish', 'publish'], array_map($this->statusOf(...), [$structure, $own, $theirs, $elsewhere, $partner]));
        self::assertSame([null, $this->member->id], [$this->reload($theirs)->values->int('organiserId'), $this->reload($theirs)->ownerId]);
        self::assertSame($structure->groupId, $this->reload($partner)->values->rows('partners')[0]->int('groupId'), 'It is named there, not more.');
        self::assertSame([], $this->members($structure));
        self::assertSame(array_fill_keys(array_diff($waiting, [$this->owner->id]), 'structure_deleted'), $this->notices($structure));
        foreach ([$structure, $own, $theirs] as $record) {
            self::assertSame('delete_structure', array_slice($this->actionsOn($record), -1)[0]);
        }
        $found = $this->plugin->get(FormerSlugs::class)->lookUp(ContentType::Structure, Lang::French, $structure->slug);
        self::assertEquals(SlugLookup::gone(), $found);
        self::assertFalse($this->plugin->get(Policy::class)->canEdit($this->member, $own), 'Rights end with the membership.');
    }

    public function testASupportedProjectStaysWhoeverItsAuthorIs(): void
    {
        $structure = $this->structure($this->everyState());
        $project = $this->content->published(ContentType::SupportedProject, ['organiserId' => $structure->groupId], ownerId: $this->owner->id);

        $this->delete($structure);

        self::assertSame(['trash', 'publish', null], [$this->statusOf($structure), $this->statusOf($project), $this->reload($project)->values->int('organiserId')]);
    }

    public function testNobodyElseDeletesIt(): void
    {
        $structure = $this->structure($this->everyState());
        $others = array_map((new ViewerFactory())->of(...), array_slice(array_keys($this->members($structure)), 1));
        foreach ([...$others, $this->users->beneficiaire(), $this->users->moderateur('SN'), $this->users->administrator()] as $viewer) {
            $code = $viewer->id === $this->member->id ? 'structure_owner_required' : 'not_found';
            self::assertSame([$code], $this->refusals(fn () => $this->delete($structure, viewer: $viewer)));
            self::assertSame([$code], $this->refusals(fn () => $this->plugin->get(DeleteStructure::class)->preview($viewer, $structure->id)));
        }
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->delete($structure, viewer: Viewer::anonymous())));
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->plugin->get(DeleteStructure::class)->preview(Viewer::anonymous(), $structure->id)));
        foreach ([0, -1, PHP_INT_MAX, $this->content->published(ContentType::Initiative, ownerId: $this->owner->id)->id] as $id) {
            self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(DeleteStructure::class))($this->owner, $id, 'Les Tisserands')));
        }
        self::assertSame('publish', $this->statusOf($structure));
        self::assertSame([], $this->notices($structure));
    }

    public function testTheNameIsTypedExactly(): void
    {
        $structure = $this->structure([$this->owner->id => ['owner', 'member']], 'L’Atelier de Thiès');
        foreach (["\u{a0} ", 'l’atelier de thiès', 'L’Atelier de Thies', 'L’Atelier', "\xff", str_repeat('é', self::LONG)] as $name) {
            self::assertSame(['confirmName: name_differs'], $this->refusals(fn () => $this->delete($structure, $name)), $name);
        }
        self::assertSame(['confirmName: required'], $this->refusals(fn () => $this->delete($structure, '')));
        self::assertSame('publish', $this->statusOf($structure));

        $this->delete($structure, " L'Atelier de\u{a0}Thie\u{300}s ");
        self::assertSame('trash', $this->statusOf($structure));
    }

    public function testADeletedStructureHasNoActions(): void
    {
        $structure = $this->structure($this->everyState());
        $this->delete($structure);

        self::assertSame(['not_found'], $this->refusals(fn () => $this->delete($structure)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(DeleteStructure::class)->preview($this->owner, $structure->id)));
        foreach (MembershipAction::cases() as $action) {
            $viewer = $action->isByOwner() ? $this->owner : $this->member;
            $change = fn () => ($this->plugin->get(ChangeMembership::class))($viewer, $structure->id, $action, $this->member->id, MembershipRole::Member);
            self::assertSame(['not_found'], $this->refusals($change), $action->value);
        }
        self::assertSame([], ($this->plugin->get(OwnStructures::class))($this->owner, Lang::French));
        self::assertSame(['not_found'], $this->refusals(fn () => ($this->plugin->get(StructureMembers::class))($this->owner, $structure->id, Lang::French)));
    }

    public function testReadersOfTheNoticeLearnTheName(): void
    {
        $structure = $this->structure($this->everyState());
        $this->delete($structure);

        $read = ($this->plugin->get(ReadNotices::class))($this->member, Lang::English, 1, 20);
        self::assertSame(['The structure “Les Tisserands” has been deleted', '/en/structures/'], [$read[0]->title, $read[0]->path]);
    }

    public function testThePreviewCountsWhatTheDeletionDoes(): void
    {
        $problem = '';
        $walks = RandomWalk::countOn($this->db, self::WALKS);
        for ($seed = 1; $seed <= $walks && $problem === ''; $seed++) {
            $describe = static fn (array $try): string => "{$try[1]->value} {$try[2]->value} by {$try[0]}, of {$try[3]}, file {$try[4]}";
            $problem = RandomWalk::report($seed, RandomWalk::of($seed, self::ITEMS, self::draw(...)), $this->compare(...), $describe);
        }
        self::assertSame('', $problem);
    }

    /** @return array{int, ContentType, Status, int, int} author, type, status, whose structure, whether it has a file that nothing else uses */
    private static function draw(Randomizer $random): array
    {
        $types = [ContentType::Initiative, ContentType::Event, ContentType::Resource];
        $statuses = [Status::Draft, Status::Pending, Status::Published, Status::Offline, Status::Trash];

        return [$random->getInt(0, 2), $types[$random->getInt(0, 2)], $statuses[$random->getInt(0, 4)], $random->getInt(0, 1), $random->getInt(0, 2)];
    }

    /** @param list<array{int, ContentType, Status, int, int}> $tries */
    private function compare(array $tries): ?string
    {
        $people = [$this->owner, $this->member, $this->users->beneficiaire()];
        $members = $this->everyState();
        $structure = $this->structure($members);
        $other = $this->structure([$this->owner->id => ['owner', 'member']], 'Une autre');
        $shared = $this->files->pdf($this->owner->id);
        $records = [];
        foreach ($tries as [$author, $type, $status, $whose, $file]) {
            $record = $this->content->in($status, $type, ownerId: $people[$author]->id);
            if ($status === Status::Trash) {
                $records[] = $record;
                continue;
            }
            $values = ['organiserId' => ($whose === 0 ? $structure : $other)->groupId];
            $documents = $type === ContentType::Resource ? [] : ['documentIds' => [$file === 1 ? $shared : $this->files->pdf($this->owner->id)]];
            $records[] = $this->content->save($record, $file === 0 || $type === ContentType::Event ? $values : [...$values, ...$documents]);
        }
        $preview = $this->plugin->get(DeleteStructure::class)->preview($this->owner, $structure->id);
        $before = $this->statuses($records);
        $filesBefore = $this->fileIds();

        $this->delete($structure);

        $gone = array_filter($records, fn (Record $record): bool => $before[$record->id] !== 'trash' && $this->statusOf($record) === 'trash');
        $freed = array_filter($records, fn (Record $record): bool => $before[$record->id] !== 'trash' && $this->statusOf($record) !== 'trash'
            && $record->values->int('organiserId') === $structure->groupId && $this->reload($record)->values->int('organiserId') === null);
        foreach ([...$gone, $structure] as $record) {
            wp_delete_post($record->id, true);
        }
        $done = [DeletionExtent::counts(array_values($gone)), DeletionExtent::counts(array_values($freed)), count(array_diff($filesBefore, $this->fileIds())), count($members)];
        $promised = [DeletionExtent::counts($preview->deleted), DeletionExtent::counts($preview->handedOver), count($preview->files), count($preview->members->memberships)];
        foreach ([0, 1] as $list) {
            sort($done[$list]);
            sort($promised[$list]);
        }

        return $done === $promised ? null : json_encode([$promised, $done], JSON_THROW_ON_ERROR);
    }

    /**
     * @param list<Record> $records
     * @return array<int, string>
     */
    private function statuses(array $records): array
    {
        $statuses = [];
        foreach ($records as $record) {
            $statuses[$record->id] = $this->statusOf($record);
        }

        return $statuses;
    }

    /** @return list<int> */
    private function fileIds(): array
    {
        return $this->db->ids("SELECT id FROM {$this->db->table('files')} ORDER BY id");
    }

    private function delete(Record $structure, ?string $name = null, ?Viewer $viewer = null): void
    {
        ($this->plugin->get(DeleteStructure::class))($viewer ?? $this->owner, $structure->id, $name ?? $structure->title);
    }
}
