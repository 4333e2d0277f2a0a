<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Applications\Applying\ApplicantRights;
use Passerelle\Applications\Submissions\Application;
use Passerelle\Directory\PublicProfiles;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Config;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships\AccountOfProfile;

/** Reads whom an applicant invites. */
final readonly class InvitedPerson
{
    public function __construct(
        private PublicProfiles $profiles,
        private EmailLookup $accounts,
        private ApplicantRights $rights,
        private ViewerFactory $viewers,
        private AccountOfProfile $ofProfiles,
        private Config $config,
    ) {
    }

    /** @throws DomainError invalid_fields */
    public function read(Viewer $viewer, WhomToInvite $whom): Invited
    {
        $userId = $whom->memberId === null ? $whom->userId : ($this->ofProfiles)($whom->memberId);

        return $userId === null ? $this->addressed($viewer, EmailAddress::normalise($whom->email)) : $this->member($userId);
    }

    /**
     * A member who already writes it as applicant; of an address this is found out by its answer only.
     *
     * @throws DomainError invalid_fields
     */
    public function requireOther(Application $application, Invited $person): void
    {
        if ($person->accountId !== 0 && $this->rights->reads($this->viewers->of($person->accountId), $application)) {
            throw DomainError::invalid([new FieldError('userId', 'already_invited')]);
        }
    }

    /** Accounts are found by their public profiles; of others nobody learns whether they exist. */
    private function member(int $userId): Invited
    {
        $user = get_userdata($userId);
        if ($user === false || !$this->profiles->has($userId)) {
            throw DomainError::invalid([new FieldError('userId', 'unknown_user')]);
        }

        return new Invited($userId, EmailAddress::normalise($user->user_email), $user->display_name, PersonLanguage::of($userId));
    }

    private function addressed(Viewer $viewer, string $email): Invited
    {
        $max = $this->config->textMax('email');
        $own = get_userdata($viewer->id);
        $error = match (true) {
            $email === '' => new FieldError('email', 'required'),
            !EmailAddress::isValid($email) => new FieldError('email', 'invalid_email'),
            strlen($email) > $max => new FieldError('email', 'too_long', ['max' => $max]),
            $own !== false && EmailAddress::normalise($own->user_email) === $email => new FieldError('email', 'already_invited'),
            default => null,
        };
        if ($error !== null) {
            throw DomainError::invalid([$error]);
        }
        $account = $this->accounts->find($email);

        return new Invited(0, $email, '', PersonLanguage::of($account->ID ?? $viewer->id));
    }
}
