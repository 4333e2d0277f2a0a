<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Privacy;

use Passerelle\Accounts\Interests;
use Passerelle\Accounts\Phone;
use Passerelle\Accounts\Viewer;
use Passerelle\Accounts\ViewerFactory;
use Passerelle\Auth\AuthModule;
use Passerelle\Auth\TokenKeys;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\MailModule;
use Passerelle\Outbox\OutboxModule;
use Passerelle\Privacy\PrivacyModule;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Terms;
use Passerelle\Settings\SettingsModule;
use Passerelle\Site\Home\HomePlans;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

/** The plugin's privacy part on a clock that stands still. */
abstract class PrivacyTestCase extends IntegrationTestCase
{
    protected const PASSWORD = 'Factory-2026!';
    private const KEY = 'first:0123456789abcdef0123456789abcdef';

    protected FrozenClock $clock;
    protected AuthModule $auth;
    protected OutboxModule $outbox;
    protected PrivacyModule $privacy;
    protected SettingsModule $settings;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock(gmdate('Y-m-d\TH:i:s\Z'));
        $config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
        [$db, $transaction] = [$this->plugin->database, $this->plugin->transaction];
        $terms = new Terms($db);
        $interests = new Interests(new Sectors($terms), new Countries($terms));
        $viewers = new ViewerFactory();
        $this->outbox = OutboxModule::build($db, $transaction, $this->clock, $config);
        $mail = MailModule::build($this->outbox, $this->clock, $config);
        $keys = TokenKeys::parse(self::KEY);
        $this->auth = AuthModule::build($db, $transaction, $this->clock, $config, $viewers, $this->outbox, $mail, $keys);
        $this->settings = SettingsModule::build($transaction, $this->clock, $config, $interests, $this->auth);
        $this->privacy = PrivacyModule::build(
            $db,
            $transaction,
            $this->clock,
            $config,
            $this->plugin->reading,
            $this->plugin->content,
            $this->plugin->files,
            new HomePlans(),
            $interests,
            $viewers,
            $this->auth,
            $this->settings->currentPassword,
            $this->outbox,
            $mail,
            $keys,
        );
    }

    /** Somebody whose every personal text holds the mark. */
    protected function person(string $mark, string $phone): Viewer
    {
        $id = wp_insert_user([
            'user_login' => "login-{$mark}",
            'user_email' => "{$mark}@example.test",
            'user_pass' => self::PASSWORD,
            'first_name' => "First{$mark}",
            'last_name' => "Last{$mark}",
            'role' => 'beneficiaire',
            'locale' => Lang::English->locale(),
        ]);
        self::assertIsInt($id);
        Phone::set($id, $phone);

        return (new ViewerFactory())->of($id);
    }

    /** @return list<string> subjects of the mails that left */
    protected function work(): array
    {
        $subjects = [];
        $watch = static function (mixed $done, mixed $mail) use (&$subjects): bool {
            $subjects[] = is_array($mail) && is_string($mail['subject'] ?? null) && is_string($mail['to'] ?? null) ? "{$mail['to']}: {$mail['subject']}" : '';

            return true;
        };
        add_filter('pre_wp_mail', $watch, 20, 2);
        while ($this->outbox->dispatcher->run() > 0) {
            continue;
        }
        remove_filter('pre_wp_mail', $watch, 20);

        return $subjects;
    }
}
