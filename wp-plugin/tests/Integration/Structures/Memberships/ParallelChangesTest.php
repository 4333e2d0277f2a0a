<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Memberships;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\Invitee;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ByMail\StructureSubject;
use Passerelle\Structures\Memberships\MemberList;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Two processes, so nothing can be rolled back: structure and accounts are made and deleted for real. */
final class ParallelChangesTest extends TestCase
{
    private Plugin $plugin;
    private Record $structure;

    /** @var list<int> two owners */
    private array $owners = [];

    /** @var list<int> two accounts without a membership */
    private array $outsiders = [];

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        wp_cache_flush();
        foreach (['parallel-owner-1', 'parallel-owner-2'] as $login) {
            $id = wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@example.test", 'user_pass' => 'Factory-2026!', 'role' => 'beneficiaire']);
            self::assertIsInt($id);
            $this->owners[] = $id;
        }
        foreach (['parallel-outsider-1', 'parallel-outsider-2'] as $login) {
            $id = wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@example.test", 'user_pass' => 'Factory-2026!', 'role' => 'beneficiaire']);
            self::assertIsInt($id);
            $this->outsiders[] = $id;
        }
        $staff = (new ViewerFactory())->of((int) get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0]);
        $members = array_map(static fn (int $id): array => ['user' => $id, 'role' => 'owner', 'status' => 'member'], $this->owners);
        $values = [
            'structureType' => 'association',
            'headquartersCountry' => 'SN',
            'city' => 'Thiès',
            'summary' => 'En une phrase.',
            'sectorIds' => ['theatre'],
            'members' => $members,
        ];
        $draft = ($this->plugin->get(SaveContent::class))(new SaveInput($staff, ContentType::Structure, Lang::French, $values, 'Deux propriétaires'));
        $this->structure = ($this->plugin->get(ChangeStatus::class))(new StatusChange($staff, $draft->id, Transition::Publish, sameTextsConfirmed: true));
    }

    protected function tearDown(): void
    {
        wp_cache_flush();
        wp_delete_post($this->structure->id, true);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), [...$this->owners, ...$this->outsiders]);
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
    }

    public function testOfTwoOwnersWhoLeaveAtOnceOneStays(): void
    {
        [$one, $other] = $this->owners;
        $answers = $this->atOnce([[$one, MembershipAction::Leave, $one, ''], [$other, MembershipAction::Leave, $other, '']]);

        self::assertEquals(['done' => 1, 'ownership_transfer_failed' => 1], array_count_values($answers), implode(', ', $answers));
        self::assertCount(1, $this->list()->owners());
    }

    public function testOfTwoOwnersWhoDemoteEachOtherOneStays(): void
    {
        [$one, $other] = $this->owners;
        $answers = $this->atOnce([[$one, MembershipAction::SetRole, $other, 'member'], [$other, MembershipAction::SetRole, $one, 'member']]);

        self::assertEquals(['done' => 1, 'structure_owner_required' => 1], array_count_values($answers), implode(', ', $answers));
        self::assertCount(1, $this->list()->owners());
    }

    public function testOfTwoWhoAcceptTheSameInvitationOneIsAMember(): void
    {
        [, $hash] = $this->invite();
        $answers = $this->runAtOnce('invitation.php', [[$this->outsiders[0], $hash], [$this->outsiders[1], $hash]]);

        self::assertEquals(['done' => 1, 'link_expired' => 1], array_count_values($answers), implode(', ', $answers));
        self::assertCount(3, $this->list()->memberships);
    }

    public function testAnInvitationIsAcceptedOrCancelled(): void
    {
        [$id, $hash] = $this->invite();
        $answers = $this->runAtOnce('invitation.php', [[$this->owners[0], (string) $id], [$this->outsiders[0], $hash]]);

        self::assertContains($answers, [['done', 'link_expired'], ['invalid_transition', 'done'], ['not_found', 'done']], implode(', ', $answers));
        self::assertSame($answers[1] === 'done', $this->list()->of($this->outsiders[0]) !== null);
    }

    /** @return array{int, string} id and hash of the link of an invitation by the first owner */
    private function invite(): array
    {
        $store = $this->plugin->get(InvitationStore::class);
        $invitee = new Invitee(StructureSubject::KIND, 'parallel-mail@example.test', 'Kossi', '', '', 'guest');
        $id = (int) $store->add($this->structure->groupId, $invitee, Lang::French, $this->owners[0]);

        return [$id, (string) $store->makeLink($id, 1)];
    }

    private function list(): MemberList
    {
        wp_cache_flush();

        return (new MembershipStore($this->plugin->get(Database::class)))->list($this->structure->groupId);
    }

    /**
     * @param list<array{int, MembershipAction, int, string}> $changes actor, action, member, role
     * @return list<string> "done" or the code of the refusal
     */
    private function atOnce(array $changes): array
    {
        return $this->runAtOnce('change.php', array_map(static fn (array $change): array => [$change[0], $change[1]->value, (string) $change[2], $change[3]], $changes));
    }

    /**
     * @param list<list<int|string>> $changes arguments of the script after the structure
     * @return list<string> "done" or the code of the refusal
     */
    private function runAtOnce(string $script, array $changes): array
    {
        $path = __DIR__ . "/Processes/{$script}";

        return ConcurrentProcesses::answers(array_map(fn (array $arguments): array => [$path, $this->structure->id, ...$arguments], $changes));
    }
}
