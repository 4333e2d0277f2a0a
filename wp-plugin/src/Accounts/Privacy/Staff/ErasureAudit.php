<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Auth\Accounts\AccountAudit;
use Passerelle\Directory\OwnProfiles;
use Passerelle\Accounts\Privacy\ErasureOrder;
use Passerelle\Accounts\Privacy\ErasureWay;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use WP_User;

/** Lines of the audit log about erasures and exports: who, which roles the account had, by which way. Neither name nor address. */
final readonly class ErasureAudit
{
    private const ERASED = 'account_erased';
    private const ADDRESS_ERASED = 'address_erased';
    private const EXPORTED = 'personal_data_exported';

    public function __construct(private AuditLog $log, private OwnProfiles $profiles, private ViewerFactory $viewers)
    {
    }

    /** Within the transaction of the erasure, and before it: the line names the public profile by its number. */
    public function erased(WP_User $user, ErasureOrder $order): void
    {
        $actor = $order->way === ErasureWay::Own ? Viewer::anonymous() : $this->viewers->current();
        $this->record($actor, self::ERASED, $user, "{$order->way->value} {$order->published->value}");
        do_action(AccountAudit::ERASED, $user->ID);
    }

    /** What carried an address without account. */
    public function addressErased(): void
    {
        $this->record($this->viewers->current(), self::ADDRESS_ERASED, null, ErasureWay::Request->value);
    }

    /** @param WP_User|null $user null: an address without account */
    public function exported(?WP_User $user): void
    {
        $this->record($this->viewers->current(), self::EXPORTED, $user, '');
    }

    private function record(Viewer $actor, string $action, ?WP_User $user, string $reason): void
    {
        $profile = $user === null ? null : array_values($this->profiles->find($user->ID))[0] ?? null;
        $roles = $user === null ? '' : implode(' ', $user->roles);
        $this->log->record(new AuditEntry($actor->id, $actor->roles, $profile->id ?? 0, $profile->groupId ?? 0, $action, $roles, '', [], $reason));
    }
}
