<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Accounts\Privacy\Records\Structures;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/**
 * Whose account may be erased by whom. Administrators erase accounts of others, but not of those above them. Without a signed-in
 * person (WP-CLI, the scheduler) the rules about the account remain.
 */
final readonly class ErasureRights
{
    public function __construct(private Structures $structures, private AccountState $accounts, private ViewerFactory $viewers)
    {
    }

    /** @return ErasureRefusal|null null: the erasure is allowed */
    public function refusal(int $userId): ?ErasureRefusal
    {
        return $this->refusalOf($this->viewers->current(), $userId) ?? match (true) {
            $this->isLastAdministrator($userId) => ErasureRefusal::LastAdministrator,
            $this->structures->onlyOwnedBy($userId) !== [] => ErasureRefusal::OnlyOwner,
            default => null,
        };
    }

    /** Whether published items can be attributed to an account. */
    public function isHeir(int $heirId, int $userId): bool
    {
        return $heirId !== $userId && $this->accounts->isActive($this->viewers->of($heirId));
    }

    /** Text in the language of the person who reads it. */
    public function explain(ErasureRefusal $refusal, int $userId): string
    {
        $text = StaffTexts::get("refusal.{$refusal->value}");

        return $refusal === ErasureRefusal::OnlyOwner ? $text . implode(', ', $this->structures->onlyOwnedBy($userId)) : $text;
    }

    private function refusalOf(Viewer $actor, int $userId): ?ErasureRefusal
    {
        return match (true) {
            // Whose address nobody has proved to own is removed by the site itself, also in requests of others.
            !$actor->isSignedIn(), $this->accounts->stageOf($userId)?->isUnproven() === true => null,
            $actor->id === $userId => ErasureRefusal::OwnAccount,
            // Not "delete_user", which the only owner of a structure lacks for another reason; both keep super administrators from others.
            !self::manages($actor), !$actor->can('delete_users'), !$actor->can('edit_user', $userId) => ErasureRefusal::Forbidden,
            default => null,
        };
    }

    /** By their role: where there is no network, WordPress calls everybody a super admin who may delete users. */
    private static function manages(Viewer $actor): bool
    {
        return $actor->isAdministrator() || (is_multisite() && is_super_admin($actor->id));
    }

    /** Whether nobody with the right of the account would remain to manage the site. */
    private function isLastAdministrator(int $userId): bool
    {
        $roles = $this->viewers->of($userId)->roles;
        foreach ([[Role::SuperAdministrateur->value], array_column(Role::administrators(), 'value')] as $equals) {
            if (array_intersect($equals, $roles) !== [] && !$this->hasOther($equals, $userId)) {
                return true;
            }
        }

        return false;
    }

    /** @param list<string> $roles */
    private function hasOther(array $roles, int $userId): bool
    {
        $others = get_users(['role__in' => $roles, 'exclude' => [$userId], 'fields' => 'ID']);

        return array_filter($others, fn (mixed $id): bool => is_numeric($id) && $this->accounts->isUsable((int) $id)) !== [];
    }
}
