<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Directory\Members;

use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Content\Records;
use Passerelle\Directory\Members\UpdateRoles;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Directory\Members\MemberRoles;
use Passerelle\Directory\Members\Mails\RolesMail;
use Passerelle\Directory\Members\RoleRights;
use Passerelle\Directory\Members\RolesInput;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

final class UpdateRolesTest extends IntegrationTestCase
{
    private const ALLOWED = '';

    /** @return iterable<string, array{Role|null}> null: a visitor */
    public static function actors(): iterable
    {
        yield 'visitor' => [null];
        foreach (Role::cases() as $role) {
            yield $role->value => [$role];
        }
    }

    /** Every role × role of the member × profile. The actor’s country is Senegal. */
    #[DataProvider('actors')]
    #[Group('exhaustive')]
    public function testWhoMayChangeWhoseRoles(?Role $role): void
    {
        $actor = $role === null ? Viewer::anonymous() : $this->users->with($role, 'SN');
        // Accounts that only review have no profile, and their role is not changed.
        foreach (array_filter(Role::cases(), static fn (Role $target): bool => $target !== Role::GuestReviewer) as $target) {
            foreach (self::profiles() as $name => [$country, $status]) {
                $member = $this->users->with($target, 'SN');
                $this->profile($member, $country, $status);

                self::assertSame(
                    self::expected($role, $target, $name),
                    implode($this->refusals(fn () => $this->update($actor, $member->id, ['operateur']))),
                    "{$actor->id} {$target->value} {$name}",
                );
            }
        }
    }

    #[DataProvider('actors')]
    #[Group('exhaustive')]
    public function testNobodyChangesTheirOwn(?Role $role): void
    {
        $actor = $role === null ? Viewer::anonymous() : $this->users->with($role, 'SN');
        $this->profile($actor, 'SN', Status::Published);
        $mayChangeOthers = in_array($role, [Role::Moderateur, ...Role::administrators()], true);

        self::assertSame(
            [$mayChangeOthers ? 'role_change_forbidden' : 'rights_moderate'],
            $this->refusals(fn () => $this->update($actor, $actor->id, ['operateur'])),
        );
        self::assertSame($actor->roles, (new ViewerFactory())->of($actor->id)->roles);
    }

    public function testAnUnknownAccountIsNotFound(): void
    {
        foreach ([$this->users->administrator(), $this->users->moderateur('SN')] as $actor) {
            foreach ([0, -1, PHP_INT_MAX] as $id) {
                self::assertSame(['not_found'], $this->refusals(fn () => $this->update($actor, $id, ['operateur'])));
            }
        }
    }

    public function testARoleOfTheActorThatIsNoValidatorsWidensNothing(): void
    {
        $actor = $this->users->moderateur('SN');
        (new WP_User($actor->id))->add_role(Role::Editor->value);
        $member = $this->member('FR', Status::Pending);

        self::assertSame(['rights_moderate'], $this->refusals(fn () => $this->update((new ViewerFactory())->of($actor->id), $member->id, ['operateur'])));
    }

    public function testRolesAreGivenAndTakenWithLineAndMail(): void
    {
        $moderateur = $this->users->moderateur('SN');
        $member = $this->member('SN');

        $after = $this->update($moderateur, $member->id, ['moderateur', 'operateur', 'moderateur']);

        self::assertSame([['operateur', 'moderateur'], 'SN'], [$after->names(), $after->mainCountry]);
        $viewer = (new ViewerFactory())->of($member->id);
        self::assertSame([['beneficiaire', 'operateur', 'moderateur'], 'SN'], [$viewer->roles, $viewer->mainCountry]);
        self::assertSame(['update_roles', '', 'operateur,moderateur', ['roles', 'mainCountry'], '>SN', ['moderateur']], $this->lastLine($member));
        self::assertSame([$member->id], $this->mailedUsers());

        $this->update($moderateur, $member->id, []);

        $viewer = (new ViewerFactory())->of($member->id);
        self::assertSame([['beneficiaire'], null], [$viewer->roles, $viewer->mainCountry], 'A role that comes back by another plugin brings no old scope.');
        self::assertSame(['update_roles', 'operateur,moderateur', '', ['roles', 'mainCountry'], 'SN>', ['moderateur']], $this->lastLine($member));
    }

    public function testTheLogHasRoomForAllRolesAndStaysVerifiable(): void
    {
        $this->update($this->users->administrator(), $this->member('SN')->id, ['operateur', 'moderateur']);

        $db = $this->db;
        [$column] = $db->rows("SELECT MAX(LENGTH(after_status)) AS longest FROM {$db->table('audit')} WHERE action = 'update_roles'");
        self::assertSame(strlen(implode(',', array_column(RoleRights::CHANGEABLE, 'value'))), (int) $column['longest']);
        self::assertSame([], ($this->plugin->get(VerifyAudit::class))()->faults);
    }

    public function testTheLastRoleLeavesThoseOfEveryMember(): void
    {
        $member = $this->users->operateur();

        $this->update($this->users->administrator(), $member->id, []);

        self::assertSame(['beneficiaire'], (new ViewerFactory())->of($member->id)->roles);
    }

    public function testNothingIsWrittenWhenNothingChanges(): void
    {
        $member = $this->member('SN');
        (new WP_User($member->id))->add_role(Role::Operateur->value);
        $this->clearOutbox();

        $this->update($this->users->moderateur('SN'), $member->id, ['operateur']);

        self::assertSame([], $this->mailedUsers());
    }

    public function testATakenRoleEndsTheSessionsAndAnAddedOneDoesNot(): void
    {
        $administrator = $this->users->administrator();
        $member = $this->member('SN');
        $session = $this->plugin->get(Sessions::class)->start($member->id, 'Firefox')->sessionId;

        $this->update($administrator, $member->id, ['operateur']);
        self::assertNotNull($this->plugin->get(Sessions::class)->findActive($session, $member->id));
        $this->update($administrator, $member->id, []);
        self::assertNull($this->plugin->get(Sessions::class)->findActive($session, $member->id));
    }

    public function testTheCountryOfAModerateur(): void
    {
        $administrator = $this->users->administrator();
        $cases = [
            'default' => ['', 'FR', 'FR'],
            'entered' => ['SN', 'FR', 'SN'],
            'unknown' => ['XK', 'FR', 'mainCountry: unknown_country'],
            'lower case' => ['sn', 'FR', 'mainCountry: unknown_country'],
            'none' => ['', null, 'mainCountry: required'],
        ];
        foreach ($cases as $name => [$entered, $profile, $expected]) {
            $member = $this->users->beneficiaire();
            if ($profile !== null) {
                $this->profile($member, $profile, Status::Published);
            }
            $refusals = $this->refusals(fn () => $this->update($administrator, $member->id, ['moderateur'], $entered));
            self::assertSame($expected, implode($refusals) ?: MainCountry::of($member->id), $name);
            self::assertSame($refusals === [], in_array('moderateur', (new ViewerFactory())->of($member->id)->roles, true), $name);
        }
    }

    public function testAModerateurGivesNoOtherScopeThanTheirOwn(): void
    {
        $moderateur = $this->users->moderateur('SN');
        $member = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ['activityCountry' => 'FR', 'secondaryCountryIds' => ['SN']], ownerId: $member->id);

        foreach (['', 'FR', 'ML'] as $country) {
            self::assertSame(['mainCountry: invalid_choice'], $this->refusals(fn () => $this->update($moderateur, $member->id, ['moderateur'], $country)), $country);
        }
        $this->update($moderateur, $member->id, ['moderateur'], 'SN');
        self::assertSame('SN', MainCountry::of($member->id));
    }

    public function testTheCountryThatAdministratorsHaveSetStays(): void
    {
        $member = $this->users->beneficiaire();
        $this->content->published(ContentType::CommunityProfile, ['activityCountry' => 'FR', 'secondaryCountryIds' => ['SN']], ownerId: $member->id);
        $this->update($this->users->administrator(), $member->id, ['moderateur'], 'ML');

        $after = $this->update($this->users->moderateur('SN'), $member->id, ['operateur', 'moderateur']);

        self::assertSame('ML', $after->mainCountry);
    }

    public function testBadInput(): void
    {
        $administrator = $this->users->administrator();
        $member = $this->member('SN');
        $cases = [
            'roles: invalid_choice' => [['administrator'], ''],
            'roles: invalid_choice ' => [['operateur', ''], ''],
            'roles: invalid_choice  ' => [['beneficiaire'], ''],
            'mainCountry: unexpected_fields' => [['operateur'], 'SN'],
        ];
        foreach ($cases as $expected => [$roles, $country]) {
            self::assertSame([trim($expected)], $this->refusals(fn () => $this->update($administrator, $member->id, $roles, $country)));
        }
        self::assertSame(['beneficiaire'], (new ViewerFactory())->of($member->id)->roles);
    }

    public function testTheMailNamesRolesAndCountryInBothLanguages(): void
    {
        $member = $this->member('SN');
        $this->update($this->users->administrator(), $member->id, ['operateur', 'moderateur']);

        self::assertStringContainsString('bénéficiaire, opérateur, validateur (Sénégal).', $this->mail($member, Lang::French));
        self::assertStringContainsString('beneficiary, operator, reviewer (Senegal).', $this->mail($member, Lang::English));
    }

    /** @return array<string, array{string|null, Status}> country and status; null: no profile */
    private static function profiles(): array
    {
        return [
            'none' => [null, Status::Draft],
            'draft here' => ['SN', Status::Draft],
            'pending here' => ['SN', Status::Pending],
            'public here' => ['SN', Status::Published],
            'pending elsewhere' => ['FR', Status::Pending],
            'public elsewhere' => ['FR', Status::Published],
        ];
    }

    private static function expected(?Role $role, Role $target, string $profile): string
    {
        $isAdministrator = in_array($role, [Role::Administrator, Role::SuperAdministrateur], true);
        $isStaff = in_array($target, [Role::Editor, Role::Administrator, Role::SuperAdministrateur], true);

        return match (true) {
            !$isAdministrator && $role !== Role::Moderateur => 'rights_moderate',
            $isAdministrator, in_array($profile, ['pending here', 'public here'], true) => $isStaff ? 'role_change_forbidden' : self::ALLOWED,
            $profile === 'public elsewhere' => 'rights_moderate',
            default => 'not_found',
        };
    }

    private function member(string $country, Status $status = Status::Published): Viewer
    {
        $member = $this->users->beneficiaire();
        $this->profile($member, $country, $status);

        return $member;
    }

    private function profile(Viewer $member, ?string $country, Status $status): void
    {
        if ($country === null) {
            return;
        }
        $draft = $this->content->draft(ContentType::CommunityProfile, ['activityCountry' => $country], ownerId: $member->id);
        foreach (['pending' => ['submit'], 'publish' => ['publish']][$status->value] ?? [] as $step) {
            $this->content->change($draft, Transition::from($step));
        }
    }

    /**
     * @param list<string> $roles
     * @throws DomainError
     */
    private function update(Viewer $by, int $userId, array $roles, string $country = ''): MemberRoles
    {
        return ($this->plugin->get(UpdateRoles::class))($by, $userId, static fn (): RolesInput => RolesInput::of($roles, $country));
    }

    /** @return array{string, string, string, list<string>, string, list<string>} */
    private function lastLine(Viewer $member): array
    {
        $ids = $this->db->ids(
            "SELECT ID FROM {$this->database()->posts} WHERE post_author = %d AND post_type = %s",
            $member->id,
            ContentType::CommunityProfile->value,
        );
        $record = $this->plugin->get(Records::class)->find($ids[0] ?? 0);
        self::assertNotNull($record);
        $lines = $this->plugin->get(AuditLines::class)->ofGroup($record->groupId);
        $line = end($lines);
        self::assertInstanceOf(AuditLine::class, $line);

        return [$line->action, $line->before, $line->after, $line->fields, $line->reason, $line->roles];
    }

    private function mail(Viewer $member, Lang $language): string
    {
        $content = $this->plugin->get(RolesMail::class)->content(new Recipient('x@example.test', $language, '', $member->id), []);

        return (string) json_encode($content, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    private function clearOutbox(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    /** @return list<int> whom mails about roles are queued for */
    private function mailedUsers(): array
    {
        $ids = [];
        foreach ($this->db->rows("SELECT payload FROM {$this->db->table('outbox')} ORDER BY id") as $row) {
            /** @var array{mail?: string, userId?: int} $payload */
            $payload = json_decode((string) $row['payload'], true);
            if (($payload['mail'] ?? '') === RolesMail::KEY) {
                $ids[] = $payload['userId'] ?? 0;
            }
        }

        return $ids;
    }
}
