<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Auth\AuthLimits;
use Passerelle\Auth\Links\AccountLink;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Auth\Mails\ActivationMail;
use Passerelle\Auth\Mails\AlreadyRegisteredMail;
use Passerelle\Auth\Mails\NewPasswordMail;
use Passerelle\Auth\Mails\PasswordChangedMail;
use Passerelle\Auth\Mails\WelcomeMail;
use Passerelle\Auth\Sessions\ReuseAlert;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Layout;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\Duration;
use PHPUnit\Framework\Attributes\DataProvider;

/** What each mail says, whole, and where it leads. */
final class MailsTest extends AccountTestCase
{
    private const SITE = 'https://passerelle.test';

    /** @return array<string, array{string, ?AccountStage, string, string, string}> key, stage, path in French and English, button texts */
    public static function letters(): array
    {
        return [
            'activation' => [ActivationMail::KEY, AccountStage::Pending, 'activer/?hash=#', 'en/activation/?hash=#', 'Activer mon compte|Activate my account'],
            'completing' => [ActivationMail::KEY, AccountStage::Invited, 'activer/?hash=#', 'en/activation/?hash=#', 'Terminer mon inscription|Complete my sign-up'],
            'already registered' => [AlreadyRegisteredMail::KEY, null, 'se-connecter/', 'en/login/', 'Se connecter|Sign in'],
            'new password' => [NewPasswordMail::KEY, null, 'nouveau-mot-de-passe/?hash=#', 'en/new-password/?hash=#', 'Choisir un nouveau mot de passe|Choose a new password'],
            'welcome' => [WelcomeMail::KEY, null, 'se-connecter/', 'en/login/', 'Se connecter|Sign in'],
            'password changed' => [PasswordChangedMail::KEY, null, 'recuperation-mot-de-passe/', 'en/password-recovery/', 'Choisir un nouveau mot de passe|Choose a new password'],
            'reuse alert' => [ReuseAlert::KEY, null, '', '', '|'],
        ];
    }

    #[DataProvider('letters')]
    public function testEachMailLinksToItsPageInTheLanguageOfThePerson(string $key, ?AccountStage $stage, string $french, string $english, string $labels): void
    {
        $user = $this->member();
        if ($stage !== null) {
            update_user_meta($user->ID, AccountStage::META, $stage->value);
        }
        [$frenchLabel, $englishLabel] = explode('|', $labels);
        $texts = [];
        foreach ([[Lang::French, $french, $frenchLabel], [Lang::English, $english, $englishLabel]] as [$language, $path, $label]) {
            PersonLanguage::set($user->ID, $language);
            $recipient = Recipient::ofUser($user->ID);
            self::assertNotNull($recipient);
            $content = $this->mail($key)->content($recipient, []);
            self::assertNotNull($content);
            $url = (string) preg_replace('/(hash=)[\w-]{43}$/', '$1#', (string) $content->button?->url);
            self::assertSame([$path === '' ? '' : self::SITE . "/{$path}", $label], [$url, (string) $content->button?->label]);
            $texts[] = (new Layout())->text($recipient, $content);
        }

        self::assertNotSame($texts[0], $texts[1]);
        self::assertDoesNotMatchRegularExpression('/[^\x{00A0}\x{202F}\d\/]:(?!\/\/)\s|[^\x{202F}][?!;](?!hash=)/u', $texts[0], 'French typography.');
        self::assertStringNotContainsString("'", $texts[0]);
    }

    public function testMailsContainTheValidityOfTheirLink(): void
    {
        $pending = $this->member();
        update_user_meta($pending->ID, AccountStage::META, AccountStage::Pending->value);
        foreach ([[LinkPurpose::Activation, ActivationMail::KEY, $pending], [LinkPurpose::NewPassword, NewPasswordMail::KEY, $this->member()]] as [$purpose, $key, $user]) {
            $recipient = Recipient::ofUser($user->ID) ?? self::fail();
            $content = $this->mail($key)->content($recipient, []) ?? self::fail();
            $life = Duration::format($this->limits()->linkSeconds($purpose), $recipient->language);
            self::assertStringContainsString("Le lien fonctionne une seule fois, pendant {$life}.", (new Layout())->text($recipient, $content));
        }
    }

    public function testCreatesLinkOnlyForAllowedUsers(): void
    {
        $disabled = $this->member();
        update_user_meta($disabled->ID, AccountState::DISABLED_META, '1');
        $complete = $this->member();
        $pending = $this->member();
        update_user_meta($pending->ID, AccountStage::META, AccountStage::Pending->value);
        $written = fn (string $key, int $userId): bool => $this->mail($key)->content(Recipient::ofUser($userId) ?? self::fail(), []) !== null;

        self::assertSame(
            [false, false, false, true, false, true],
            [
                $written(ActivationMail::KEY, $disabled->ID),
                $written(NewPasswordMail::KEY, $disabled->ID),
                $written(ActivationMail::KEY, $complete->ID),
                $written(NewPasswordMail::KEY, $complete->ID),
                $written(NewPasswordMail::KEY, $pending->ID),
                $written(ActivationMail::KEY, $pending->ID),
            ],
        );
        self::assertSame(['link_expired', 'done'], [
            $this->outcome(fn () => $this->plugin->get(Links::class)->ownerOf(LinkPurpose::Activation, str_repeat('x', 43))),
            $this->outcome(
                fn () => $this->plugin->get(Links::class)->ownerOf(LinkPurpose::NewPassword, $this->plugin->get(Links::class)->make(LinkPurpose::NewPassword, $complete->ID)),
            ),
        ]);
    }

    private function mail(string $key): Mail
    {
        $pages = new PublicPages($this->config, self::SITE);
        $link = new AccountLink($this->plugin->get(Links::class), $pages);
        $state = new AccountState();
        $mails = [
            new ActivationMail($link, $state),
            new AlreadyRegisteredMail($pages),
            new NewPasswordMail($link, $state),
            new WelcomeMail($pages),
            new PasswordChangedMail($pages),
            new ReuseAlert(),
        ];

        return array_column(array_map(static fn (Mail $mail): array => [$mail->key(), $mail], $mails), 1, 0)[$key];
    }

    private function limits(): AuthLimits
    {
        return AuthLimits::from($this->config);
    }
}
