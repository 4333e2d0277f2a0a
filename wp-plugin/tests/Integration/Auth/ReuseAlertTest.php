<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Accounts\Role;
use Passerelle\Auth\ReuseAlert;
use RuntimeException;
use WP_User;

final class ReuseAlertTest extends AuthTestCase
{
    public function testThePersonIsToldInTheirLanguageWithoutLinkOrToken(): void
    {
        $french = $this->mailTo('');
        $english = $this->mailTo('en_GB');

        self::assertSame(['Une de vos sessions a été fermée par sécurité', 'A session of yours was ended for your safety'], [$french['subject'], $english['subject']]);
        self::assertStringStartsWith("Bonjour Aïssatou,\n\nUne ancienne copie", $french['message']);
        self::assertStringStartsWith("Hello Aïssatou,\n\nSomebody tried", $english['message']);
        self::assertStringNotContainsString('http', $french['message'] . $english['message']);
    }

    public function testNobodyIsToldAboutAnAccountThatIsGone(): void
    {
        add_filter('pre_wp_mail', static fn (): never => throw new RuntimeException('A mail was sent.'), 20);
        (new ReuseAlert())->handle(['userId' => 999_999]);
        (new ReuseAlert())->handle([]);
        self::expectNotToPerformAssertions();
    }

    public function testAMailThatIsNotTakenIsTriedAgain(): void
    {
        add_filter('pre_wp_mail', '__return_false', 20);
        $this->expectException(RuntimeException::class);
        (new ReuseAlert())->handle(['userId' => $this->users->beneficiaire()->id]);
    }

    /** @return array<string, string> the mail that somebody with this locale gets */
    private function mailTo(string $locale): array
    {
        $user = new WP_User($this->users->with(Role::Beneficiaire)->id);
        wp_update_user(['ID' => $user->ID, 'first_name' => 'Aïssatou', 'locale' => $locale]);
        $sent = [];
        add_filter('pre_wp_mail', static function (mixed $done, mixed $mail) use (&$sent): bool {
            $sent = array_filter((array) $mail, is_string(...));
            return true;
        }, 20, 2);
        (new ReuseAlert())->handle(['userId' => $user->ID]);
        self::assertSame($user->user_email, $sent['to'] ?? null);

        return array_combine(array_map(strval(...), array_keys($sent)), $sent);
    }
}
