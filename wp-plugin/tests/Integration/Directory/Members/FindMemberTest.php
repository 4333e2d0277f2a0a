<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory\Members;

use Passerelle\Content\Record;
use Passerelle\Directory\Members\FindMember;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\Member;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class FindMemberTest extends IntegrationTestCase
{
    private const SECRET = 'Motivation de Zebulonia';

    /** @return iterable<string, array{Role|null, string}> role, and the country of the reader */
    public static function readers(): iterable
    {
        yield 'visitor' => [null, ''];
        foreach (Role::cases() as $role) {
            yield "{$role->value} here" => [$role, 'SN'];
            yield "{$role->value} elsewhere" => [$role, 'FR'];
        }
    }

    #[DataProvider('readers')]
    public function testWhatWhoReadsOfAMemberInEachState(?Role $role, string $country): void
    {
        $reader = $role === null ? Viewer::anonymous() : $this->users->with($role, $country);
        $isStaff = in_array($role, [Role::Editor, Role::Administrator, Role::SuperAdministrateur], true);
        $isInCharge = $role === Role::Moderateur && $country === 'SN';
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Published, Status::Rejected, Status::Offline, Status::Trash] as $status) {
            $profile = $this->profile($this->users->beneficiaire(), $status);
            $isHidden = match ($status) {
                Status::Trash => true,
                Status::Published => false,
                Status::Draft => !$isStaff,
                default => !$isStaff && !$isInCharge,
            };
            $expected = match (true) {
                $role === null => 'access_token_missing',
                $isHidden => 'not_found',
                $isStaff, $isInCharge => 'confidential',
                default => 'public',
            };
            self::assertSame($expected, $this->outcome($reader, $profile), $status->value);
        }
    }

    public function testMembersReadTheirOwnButNotWhatValidatorsWrote(): void
    {
        $owner = $this->users->beneficiaire();
        $member = $this->find($owner, $this->profile($owner, Status::ToEdit)->id);

        self::assertSame([true, false, false], [$member->isConfidential(), $member->isJudged(), $member->mayChangeRoles]);
        self::assertSame(self::SECRET, $member->values->text('motivation'));
    }

    public function testOtherRecordsAreNoMembers(): void
    {
        $administrator = $this->users->administrator();
        foreach ([$this->content->published(ContentType::Initiative)->id, $this->content->published(ContentType::Structure)->id, 0, -1] as $id) {
            self::assertSame(['not_found'], $this->refusals(fn (): Member => $this->find($administrator, $id)));
        }
    }

    public function testADraftInTheOtherLanguageIsNotReadByOthers(): void
    {
        $owner = $this->users->beneficiaire();
        $french = $this->profile($owner, Status::Published);
        $english = $this->content->draft(ContentType::CommunityProfile, ['job' => 'Zebulonian'], Lang::English, groupId: $french->groupId, ownerId: $owner->id);
        $reader = $this->users->beneficiaire();

        foreach ([$french->id, $english->id] as $id) {
            self::assertSame($french->id, $this->find($reader, $id, Lang::English)->record->id);
            self::assertSame($english->id, $this->find($owner, $id, Lang::English)->record->id);
        }
    }

    private function outcome(Viewer $reader, Record $profile): string
    {
        $refusals = $this->refusals(fn (): Member => $this->find($reader, $profile->id));
        if ($refusals !== []) {
            return implode($refusals);
        }
        $member = $this->find($reader, $profile->id);
        self::assertSame($member->isConfidential(), $member->values->textOrNull('motivation') === self::SECRET);

        return $member->isConfidential() ? 'confidential' : 'public';
    }

    private function find(Viewer $reader, int $id, Lang $language = Lang::French): Member
    {
        return ($this->plugin->get(FindMember::class))($reader, $id, $language);
    }

    private function profile(Viewer $owner, Status $status): Record
    {
        $record = $this->content->draft(ContentType::CommunityProfile, ['activityCountry' => 'SN', 'motivation' => self::SECRET], ownerId: $owner->id);
        $steps = match ($status) {
            Status::Pending => [Transition::Submit],
            Status::ToEdit => [Transition::Submit, Transition::SendBack],
            Status::Rejected => [Transition::Submit, Transition::Reject],
            Status::Published => [Transition::Publish],
            Status::Offline => [Transition::Publish, Transition::TakeOffline],
            Status::Trash => [Transition::Trash],
            default => [],
        };
        foreach ($steps as $step) {
            $record = $this->content->change($record, $step);
        }
        self::assertSame($status, $record->status);

        return $record;
    }
}
