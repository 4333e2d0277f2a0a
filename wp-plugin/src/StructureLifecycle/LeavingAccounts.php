<?php

declare(strict_types=1);

namespace Passerelle\StructureLifecycle;

use Passerelle\Content\Actions\DetachAccount;
use Passerelle\Content\Records;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;
use Passerelle\Memberships\MemberList;
use Passerelle\Memberships\MembershipStore;
use Passerelle\Model\Status;
use Passerelle\Privacy\Records\Structures;

/** Accounts that WordPress itself deletes: not the only owner of a structure, and the memberships of others end first. */
final readonly class LeavingAccounts implements Module
{
    /** Before WordPress deletes or reassigns what the account wrote. */
    private const FIRST = 1;
    private const CAPABILITIES = ['delete_user', 'remove_user'];

    public function __construct(
        private Structures $structures,
        private MembershipStore $memberships,
        private Records $records,
        private DetachAccount $authors,
        private Transaction $transaction,
    ) {
    }

    public function register(): void
    {
        add_filter('map_meta_cap', $this->protectOwners(...), 10, 4);
        foreach (['delete_user', 'wpmu_delete_user'] as $hook) {
            add_action($hook, fn (int|string $userId) => $this->leave((int) $userId), self::FIRST);
        }
    }

    /**
     * @param list<string> $required
     * @param array<int, mixed> $arguments the other user's id first
     * @return list<string>
     */
    private function protectOwners(array $required, string $capability, int $userId, array $arguments): array
    {
        $otherId = is_numeric($arguments[0] ?? null) ? (int) $arguments[0] : 0;
        $isAsked = in_array($capability, self::CAPABILITIES, true) && $otherId !== 0;

        return $isAsked && $this->structures->onlyOwnedBy($otherId) !== [] ? ['do_not_allow'] : $required;
    }

    private function leave(int $userId): void
    {
        $owned = $this->structures->onlyOwnedBy($userId);
        if ($owned !== []) {
            wp_die(esc_html(self::refusal($owned)), '', ['response' => 409]);
        }
        $this->transaction->run(function () use ($userId): void {
            foreach ($this->memberships->groupsOf($userId) as $groupId) {
                $before = $this->memberships->locked($groupId);
                $this->memberships->save($groupId, $before, $before->without($userId));
                $this->handOver($groupId, $userId, $before->without($userId));
            }
        });
    }

    /** @param non-empty-list<string> $owned names of structures */
    private static function refusal(array $owned): string
    {
        $text = str_starts_with(get_user_locale(), 'en')
            ? 'This account is the only owner of a structure. Name another owner first: '
            : "Ce compte est le seul propriétaire d’une structure. Nommez d’abord un autre propriétaire\u{a0}: ";

        return $text . implode(', ', $owned);
    }

    /** The author of a structure has the rights of an owner: another owner becomes it. A draft without one is deleted. */
    private function handOver(int $groupId, int $userId, MemberList $members): void
    {
        foreach ($this->records->findGroups([$groupId])[$groupId] ?? [] as $record) {
            if ($members->owners() === [] && $record->status === Status::Draft) {
                $this->authors->delete($record);
            } elseif ($members->owners() !== [] && $record->ownerId === $userId) {
                $this->authors->transferOwnership($record, $members->owners()[0]);
            }
        }
    }
}
