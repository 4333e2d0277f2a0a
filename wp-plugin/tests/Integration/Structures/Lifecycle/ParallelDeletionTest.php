<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures\Lifecycle;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\SaveContent;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Plugin;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\ConcurrentProcesses;
use PHPUnit\Framework\TestCase;

/** Two processes, so nothing can be rolled back: structure and accounts are made and deleted for real. */
final class ParallelDeletionTest extends TestCase
{
    private const NAME = 'Une structure disputée';

    private Plugin $plugin;
    private Record $structure;
    private int $owner;
    private int $member;

    protected function setUp(): void
    {
        $this->plugin = Plugin::running();
        wp_cache_flush();
        [$this->owner, $this->member] = array_map(static function (string $login): int {
            $id = wp_insert_user(['user_login' => $login, 'user_email' => "{$login}@example.test", 'user_pass' => 'Factory-2026!', 'role' => 'beneficiaire']);

            return is_int($id) ? $id : self::fail($id->get_error_message());
        }, ['parallel-deletion-1', 'parallel-deletion-2']);
        $viewers = new ViewerFactory();
        $staff = $viewers->of((int) get_users(['role' => 'administrator', 'number' => 1, 'fields' => 'ID'])[0]);
        $values = [
            'structureType' => 'association',
            'headquartersCountry' => 'SN',
            'city' => 'Thiès',
            'summary' => 'En une phrase.',
            'sectorIds' => ['theatre'],
            'members' => [
                ['user' => $this->owner, 'role' => 'owner', 'status' => 'member'],
                ['user' => $this->member, 'role' => 'member', 'status' => 'member'],
            ],
        ];
        $draft = ($this->plugin->get(SaveContent::class))(new SaveInput($staff, ContentType::Structure, Lang::French, $values, self::NAME, ownerId: $this->owner));
        $this->structure = ($this->plugin->get(ChangeStatus::class))(new StatusChange($staff, $draft->id, Transition::Publish, sameTextsConfirmed: true));
        ($this->plugin->get(ChangeMembership::class))($viewers->of($this->owner), $this->structure->id, MembershipAction::OfferTransfer, $this->member);
    }

    protected function tearDown(): void
    {
        wp_cache_flush();
        wp_delete_post($this->structure->id, true);
        require_once ABSPATH . 'wp-admin/includes/user.php';
        array_map(wp_delete_user(...), [$this->owner, $this->member]);
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE kind = 'mail'");
    }

    public function testOfADeletionAndATransferOneIsDone(): void
    {
        $folder = dirname(__DIR__);
        [$deletion, $transfer] = ConcurrentProcesses::answers([
            ["{$folder}/Lifecycle/Processes/delete.php", $this->structure->id, $this->owner, self::NAME],
            ["{$folder}/Memberships/Processes/change.php", $this->structure->id, $this->member, 'accept_transfer', $this->member, ''],
        ]);
        wp_cache_flush();
        $members = (new MembershipStore($this->plugin->get(Database::class)))->list($this->structure->groupId);
        $status = $this->plugin->get(Records::class)->find($this->structure->id)?->status;

        self::assertCount(1, array_keys([$deletion, $transfer], 'done', true), "{$deletion}, {$transfer}");
        if ($deletion === 'done') {
            self::assertSame([Status::Trash, []], [$status, $members->memberships]);
            self::assertContains($transfer, ['not_found', 'ownership_transfer_failed', 'stale_version']);
        } else {
            self::assertSame([Status::Published, [$this->member]], [$status, $members->owners()]);
            self::assertContains($deletion, ['structure_owner_required', 'stale_version']);
        }
    }
}
