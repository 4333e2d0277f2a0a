<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\ByMail;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Content\Record;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Invitations\InvitationThrottle;
use Passerelle\Invitations\Invitee;
use Passerelle\Kernel\AddressHash;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Structures\Memberships\MembershipStore;
use Passerelle\Structures\Memberships\VisibleStructures;
use Passerelle\Rights\Viewer;

/** Whether an invitation by mail may be sent: who invites, whom, and how often. */
final readonly class MailInviteCheck
{
    public function __construct(
        private VisibleStructures $structures,
        private MembershipStore $store,
        private PublicProfiles $profiles,
        private Throttle $throttle,
        private InvitationThrottle $inviting,
        private MailInviteLimits $limits,
    ) {
    }

    /** @throws DomainError access_token_missing · not_found · structure_owner_required · profile_not_published */
    public function structure(Viewer $viewer, int $structureId): Record
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $structure = $this->structures->find($viewer, $structureId);
        if (!$this->store->list($structure->groupId)->isOwner($viewer->id)) {
            throw new DomainError('structure_owner_required');
        }

        return $this->profiles->has($viewer->id) ? $structure : throw new DomainError('profile_not_published');
    }

    /** @throws DomainError invalid_fields */
    public function invitee(MailInvite $invite): Invitee
    {
        $email = EmailAddress::normalise($invite->email);
        [$firstName, $lastName] = [trim($invite->firstName), trim($invite->lastName)];
        $errors = array_values(array_filter([
            self::error('email', $email, $this->limits->emailLength)
                ?? (EmailAddress::isValid($email) ? null : new FieldError('email', 'invalid_email')),
            self::error('firstName', $firstName, $this->limits->nameLength),
            self::error('lastName', $lastName, $this->limits->nameLength),
        ]));

        return $errors === [] ? new Invitee(StructureSubject::KIND, $email, "{$firstName} {$lastName}", '', '', $invite->role->value) : throw DomainError::invalid($errors);
    }

    /** @throws DomainError rate_limited */
    public function count(Viewer $viewer, int $groupId, string $email): void
    {
        $hash = AddressHash::of($groupId, $email);
        $this->throttle->count("invited:{$hash}", $this->limits->perAddress, $this->limits->seconds);
        $this->throttle->count("inviter:{$viewer->id}", $this->limits->perInviter, $this->limits->seconds);
    }

    /**
     * @template T
     * @param callable(): T $invite
     * @return T
     * @throws DomainError rate_limited
     */
    public function limited(Viewer $viewer, string $email, callable $invite): mixed
    {
        return ($this->inviting)($viewer, $email, $invite);
    }

    private static function error(string $field, string $value, int $max): ?FieldError
    {
        return match (true) {
            $value === '' => new FieldError($field, 'required'),
            mb_strlen($value) > $max => new FieldError($field, 'too_long', ['max' => $max]),
            default => null,
        };
    }
}
