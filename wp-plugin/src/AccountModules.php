<?php

declare(strict_types=1);

namespace Passerelle;

use Passerelle\Accounts\Interests;
use Passerelle\Accounts\StoredNames;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\Social\SocialModule;
use Passerelle\Auth\Switching\SwitchingModule;
use Passerelle\Auth\Throttling\MailSenderLimits;
use Passerelle\Auth\Tokens\TokenKeys;
use Passerelle\Accounts\EmailChange\EmailChangeModule;
use Passerelle\Kernel\Services;
use Passerelle\Mail\MailModule;
use Passerelle\Newsletter\NewsletterModule;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\LogHashes;
use Passerelle\Accounts\Settings\SettingsModule;

/** Part of the composition root: what belongs to an account besides signing in. */
final readonly class AccountModules
{
    private function __construct(
        public SocialModule $social,
        public SwitchingModule $switching,
        public NewsletterModule $newsletter,
        public SettingsModule $settings,
        public EmailChangeModule $emailChange,
    ) {
    }

    public static function build(Services $services, AuthModule $auth, MailModule $mail, TokenKeys $keys, LogHashes $hashes, Sectors $sectors, Countries $countries): self
    {
        $viewers = new ViewerFactory();
        $mails = $mail->mails;
        $mail->limitBy(new MailSenderLimits($auth->throttling->throttle, $services->config));
        $social = SocialModule::build($services, $auth, $mails, $viewers);
        $newsletter = new NewsletterModule($services, $auth, $mails, $hashes, $sectors, $countries, $keys->derive(...));
        $settings = new SettingsModule($services, new Interests($sectors, $countries), $auth, $newsletter->accounts, $viewers);

        return new self(
            $social,
            SwitchingModule::build($services, $auth, $viewers),
            $newsletter,
            $settings,
            new EmailChangeModule($services, $viewers, $auth, $social->identities, $settings->currentPassword, $mails),
        );
    }

    /** @return list<object> */
    public function all(): array
    {
        return [new StoredNames(), $this->switching, $this->social, $this->newsletter, $this->settings, $this->emailChange];
    }
}
