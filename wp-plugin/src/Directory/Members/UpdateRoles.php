<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\Mails;
use Passerelle\Directory\Members\Mails\RolesMail;
use Passerelle\Reference\Countries;
use Passerelle\Rights\MainCountry;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use WP_User;

/**
 * Gives and takes the roles operateur and moderateur. A role that is taken ends the sessions of the member (SessionEndings); one
 * that is added, and a country, count from the next request.
 */
final readonly class UpdateRoles
{
    public const ACTION = 'update_roles';

    public function __construct(
        private RoleRights $rights,
        private MemberProfiles $profiles,
        private Countries $countries,
        private ViewerFactory $viewers,
        private Mails $mails,
        private AuditLog $audit,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param callable(): RolesInput $input read once the right is checked
     * @throws DomainError those of RoleRights::check() · invalid_fields with required, unknown_country, invalid_choice of mainCountry
     */
    public function __invoke(Viewer $by, int $userId, callable $input): MemberRoles
    {
        $before = MemberRoles::of($this->rights->check($by, $userId));
        $wanted = $input();
        $country = $wanted->makesModerateur() ? $this->country($by, $before, $wanted->mainCountry) : null;
        if ($before->roles === $wanted->roles && $before->mainCountry === $country) {
            return $before;
        }

        return $this->transaction->run(function () use ($by, $before, $wanted, $country): MemberRoles {
            $this->transaction->afterAttempt(static fn () => clean_user_cache($before->userId));
            $this->write($before, $wanted, $country);
            $after = MemberRoles::of($this->viewers->of($before->userId));
            $this->log($by, $before, $after);
            $this->mails->toUser(RolesMail::KEY, $after->userId);

            return $after;
        });
    }

    /** @throws DomainError invalid_fields */
    private function country(Viewer $by, MemberRoles $before, string $entered): string
    {
        $country = $entered === '' ? $before->mainCountry ?? $this->countryOfProfile($before->userId) : $entered;
        $allowed = RoleRights::countries($by, $before->mainCountry);
        $code = match (true) {
            $country === '' => 'required',
            $this->countries->find($country) === null => 'unknown_country',
            $allowed !== null && !in_array($country, $allowed, true) => 'invalid_choice',
            default => null,
        };

        return $code === null ? $country : throw DomainError::invalid([new FieldError('mainCountry', $code)]);
    }

    /** @return string ISO code; empty without one */
    private function countryOfProfile(int $userId): string
    {
        foreach ($this->profiles->of($userId) as $profile) {
            return $profile->values->text('activityCountry');
        }

        return '';
    }

    private function write(MemberRoles $before, RolesInput $wanted, ?string $country): void
    {
        $user = new WP_User($before->userId);
        if (Role::among(array_values($user->roles)) === []) {
            $user->add_role(Role::DEFAULT->value);
        }
        foreach (RoleRights::CHANGEABLE as $role) {
            $isWanted = in_array($role, $wanted->roles, true);
            if ($isWanted && !in_array($role, $before->roles, true)) {
                $user->add_role($role->value);
            } elseif (!$isWanted && in_array($role, $before->roles, true)) {
                // An account has at least the rights of every member.
                $user->add_role(Role::DEFAULT->value);
                $user->remove_role($role->value);
            }
        }
        MainCountry::set($before->userId, $country);
    }

    private function log(Viewer $by, MemberRoles $before, MemberRoles $after): void
    {
        $profile = array_values($this->profiles->of($after->userId))[0] ?? null;
        $fields = array_keys(array_filter([
            'roles' => $before->roles !== $after->roles,
            'mainCountry' => $before->mainCountry !== $after->mainCountry,
        ]));
        $this->audit->record(new AuditEntry(
            $by->id,
            $by->roles,
            $profile->id ?? 0,
            $profile->groupId ?? 0,
            self::ACTION,
            $before->joined(),
            $after->joined(),
            $fields,
            in_array('mainCountry', $fields, true) ? "{$before->mainCountry}>{$after->mainCountry}" : '',
        ));
    }
}
