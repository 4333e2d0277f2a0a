<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Privacy;

use Passerelle\Accounts\Phone;
use Passerelle\Languages\Lang;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\Integration\Auth\AuthTestCase;

/** The plugin's privacy part on a clock that stands still. */
abstract class PrivacyTestCase extends AuthTestCase
{
    protected function frozenClock(): FrozenClock
    {
        return new FrozenClock(gmdate('Y-m-d\TH:i:s\Z'));
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
        while ($this->plugin->get(Dispatcher::class)->run() > 0) {
            continue;
        }
        remove_filter('pre_wp_mail', $watch, 20);

        return $subjects;
    }
}
