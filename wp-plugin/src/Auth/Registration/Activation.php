<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Security\SecurityEvent;
use SensitiveParameter;

/**
 * Activates an account by the link of the activation mail. The link verifies the address and the password verifies the person
 * who signed up; both are required, or the password is replaced. Registering with another person's address therefore gives no
 * access.
 */
final readonly class Activation
{
    public const FORM = 'activate';

    public function __construct(
        private ActivationPasswords $passwords,
        private FormThrottle $forms,
        private ActivationLinks $links,
        private OpenAccount $account,
    ) {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError link_expired · rate_limited · invalid_fields at "password", "passwordConfirm"; the link stays valid
     */
    public function __invoke(#[SensitiveParameter] string $hash, ActivationPassword $typed, string $address, string $device): Activated
    {
        $this->forms->count(self::FORM, $address);
        $user = $this->links->ownerOf($hash);
        if ($user === null) {
            $this->passwords->checkNone($typed);
            SecurityEvent::MailLink->refused(LinkPurpose::Activation->value, address: $address);
            throw Links::expired();
        }
        $activated = $this->links->isPending($user)
            ? new Activated($this->account->open($hash, $user, $this->passwords->check($user, $typed, $address), $device), null)
            : new Activated(null, $this->account->demand($hash, $user->ID));
        $this->forms->reset(self::FORM, $address);
        SecurityEvent::Activation->succeeded($activated->session === null ? 'to_complete' : 'signed_in', account: $user->ID, address: $address);

        return $activated;
    }
}
