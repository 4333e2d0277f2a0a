<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\Settings;

use Passerelle\Accounts\Settings\ChangePassword;
use Passerelle\Auth\Passwords\Passwords;
use Passerelle\Auth\Sessions\IssuedSession;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Accounts\Privacy\PrivacyTestCase;

final class ChangePasswordTest extends PrivacyTestCase
{
    private const NEXT = 'Une-autre-phrase-7';

    public function testEndsAllSessionsAndStartsNewOneForThisBrowser(): void
    {
        $person = $this->users->beneficiaire();
        $other = $this->users->beneficiaire();
        $before = [$this->plugin->get(Sessions::class)->start($person->id, 'here'), $this->plugin->get(Sessions::class)->start($person->id, 'there')];
        $foreign = $this->plugin->get(Sessions::class)->start($other->id, '');

        $issued = ($this->plugin->get(ChangePassword::class))($person, self::PASSWORD, self::NEXT, self::NEXT, 'here again');

        self::assertSame([false, false, true, true], array_map($this->lives(...), [...$before, $issued, $foreign]));
        self::assertSame(['here again'], array_map(static fn ($session): string => $session->device, $this->plugin->get(Sessions::class)->listActive($person)));
        $user = get_userdata($person->id);
        self::assertNotFalse($user);
        self::assertSame([false, true], [$this->plugin->get(Passwords::class)->verify($user, self::PASSWORD), $this->plugin->get(Passwords::class)->verify($user, self::NEXT)]);
        self::assertStringStartsWith('$argon2id$', $user->user_pass);
    }

    public function testRejectionEndsNothing(): void
    {
        $person = $this->users->beneficiaire();
        $session = $this->plugin->get(Sessions::class)->start($person->id, '');
        $change = fn (Viewer $viewer, string $current, string $next, string $again): array => $this->refusals(
            fn () => ($this->plugin->get(ChangePassword::class))($viewer, $current, $next, $again, ''),
        );

        self::assertSame(['currentPassword: password_current_incorrect'], $change($person, 'Wrong-2026!', self::NEXT, self::NEXT));
        self::assertSame(['currentPassword: required'], $change($person, '', self::NEXT, self::NEXT));
        self::assertSame(['passwordConfirm: password_mismatch'], $change($person, self::PASSWORD, self::NEXT, 'another'));
        self::assertSame(['password: password_too_short'], $change($person, self::PASSWORD, 'Ab1', 'Ab1'));
        self::assertSame(['password: password_common'], $change($person, self::PASSWORD, 'Password1', 'Password1'));
        self::assertSame(['forbidden'], $change(Viewer::anonymous(), self::PASSWORD, self::NEXT, self::NEXT));
        self::assertTrue($this->lives($session));
    }

    private function lives(IssuedSession $session): bool
    {
        return $this->plugin->get(Sessions::class)->ofAccessToken($session->accessToken) !== null;
    }
}
