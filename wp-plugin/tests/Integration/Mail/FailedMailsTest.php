<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail;

use Closure;
use Passerelle\Admin\Mails\FailedMailsScreen;
use Passerelle\Mail\FailedMails;
use Passerelle\Mail\MailHandler;
use Passerelle\Mail\Mails;
use Passerelle\Outbox\Dispatcher;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Languages\Lang;
use Passerelle\Languages\PersonLanguage;
use Passerelle\Mail\Button;
use Passerelle\Mail\FailedMail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;

/** Mails that fail are listed for administrators, who send them again. */
final class FailedMailsTest extends MailTestCase
{
    private const SECRET = 'TOP_SECRET';

    private Viewer $person;
    private FailedMailsScreen $screen;
    /** @var Closure(): ?MailContent */
    private Closure $write;

    protected function setUp(): void
    {
        parent::setUp();
        $this->person = $this->users->beneficiaire();
        PersonLanguage::set($this->person->id, Lang::French);
        $this->plugin->get(MailHandler::class)->add($this->mailThat('test', fn (Recipient $to, array $data): ?MailContent => ($this->write)()));
        $button = new Button('Ouvrir', 'https://passerelle.test/?hash=' . self::SECRET);
        $this->write = static fn (): MailContent => new MailContent('Un objet ' . self::SECRET, ['Du contenu ' . self::SECRET], $button);
        $this->screen = $this->plugin->get(FailedMailsScreen::class);
    }

    public function testAFailedMailIsListedWithItsRecipientAndReasonAndWithoutContent(): void
    {
        $this->serve(SmtpServer::REFUSES);
        $this->plugin->get(Mails::class)->toUser('test', $this->person->id);
        self::assertSame([], $this->listed(), 'It has not failed yet.');
        $this->plugin->get(Dispatcher::class)->run();
        $email = get_userdata($this->person->id)->user_email ?? '';

        self::assertSame([['test', $email, 'The mail server refused the recipient (1).', 1, false]], $this->listed());
        wp_set_current_user($this->users->with(Role::Administrator)->id);
        $page = $this->rendered();
        foreach (["<code>test</code>", esc_html($email), 'The mail server refused the recipient', 'Essayer maintenant'] as $shown) {
            self::assertStringContainsString($shown, $page);
        }
        self::assertStringNotContainsString(self::SECRET, $page . json_encode($this->listed()));
    }

    public function testAMailThatIsGivenUpCanBeSentAgain(): void
    {
        $this->serve(SmtpServer::REFUSES);
        $this->plugin->get(Mails::class)->toUser('test', $this->person->id);
        $this->plugin->get(Dispatcher::class)->run();
        $this->clock->advance(73 * HOUR_IN_SECONDS);
        $this->plugin->get(Dispatcher::class)->run();
        [$failed] = $this->plugin->get(FailedMails::class)->list(10, 0);
        self::assertSame([['test', get_userdata($this->person->id)->user_email ?? '', 'Attempts ended after the time limit.', 2, true]], $this->listed());
        self::assertSame(0, $this->plugin->get(Dispatcher::class)->run());

        $this->serve(SmtpServer::TAKES);
        $administrator = $this->users->with(Role::Administrator);
        self::assertSame([true, false], [$this->screen->sendAgain($administrator, $failed->failure->id), $this->screen->sendAgain($administrator, $failed->failure->id)]);
        self::assertSame(1, $this->plugin->get(Dispatcher::class)->run());

        self::assertSame([1, []], [count($this->taken()), $this->listed()]);
        $line = $this->plugin->get(AuditLines::class)->ofGroup(0);
        $last = end($line);
        self::assertInstanceOf(AuditLine::class, $last);
        self::assertSame([FailedMailsScreen::ACTION, 'test'], [$last->action, $last->reason]);
    }

    public function testAMailWhoseOccasionIsOverSaysSo(): void
    {
        $this->serve(SmtpServer::REFUSES);
        $this->plugin->get(Mails::class)->toUser('test', $this->person->id);
        $this->plugin->get(Dispatcher::class)->run();
        [$failed] = $this->plugin->get(FailedMails::class)->list(10, 0);
        $this->write = static fn (): ?MailContent => null;
        $this->screen->sendAgain($this->users->with(Role::Administrator), $failed->failure->id);
        $this->plugin->get(Dispatcher::class)->run();

        self::assertSame([['test', get_userdata($this->person->id)->user_email ?? '', 'There is nothing to send any more.', 2, true]], $this->listed());
        wp_set_current_user($this->users->with(Role::Administrator)->id);
        self::assertStringContainsString('son lien a expiré', $this->rendered());
    }

    public function testOnlyAdministratorsReadAndSendAgain(): void
    {
        $this->serve(SmtpServer::REFUSES);
        $this->plugin->get(Mails::class)->toUser('test', $this->person->id);
        $this->plugin->get(Dispatcher::class)->run();
        [$failed] = $this->plugin->get(FailedMails::class)->list(10, 0);
        foreach ([Role::Beneficiaire, Role::Operateur, Role::Moderateur, Role::Editor] as $role) {
            $viewer = $this->users->with($role);
            wp_set_current_user($viewer->id);
            self::assertSame([['forbidden'], ['forbidden']], [
                $this->refusals(fn () => $this->screen->sendAgain($viewer, $failed->failure->id)),
                $this->refusals(fn () => $this->screen->render()),
            ], $role->value);
        }
        self::assertSame(1, $this->listed()[0][3] ?? null);
    }

    public function testAMailToADeletedAccountIsNoFailure(): void
    {
        $this->plugin->get(Mails::class)->toUser('test', 999_999);
        $this->clock->advance(73 * HOUR_IN_SECONDS);
        $this->plugin->get(Dispatcher::class)->run();

        self::assertSame([], $this->listed());
    }

    /** @return list<array{string, ?string, string, int, bool}> key, recipient, reason, attempts, whether given up */
    private function listed(): array
    {
        return array_map(static fn (FailedMail $mail): array => [
            $mail->key,
            $mail->email,
            $mail->failure->reason,
            $mail->failure->attempts,
            $mail->failure->givenUpAt !== null,
        ], $this->plugin->get(FailedMails::class)->list(10, 0));
    }

    private function rendered(): string
    {
        update_user_meta(get_current_user_id(), 'locale', 'fr_FR');
        ob_start();
        try {
            $this->screen->render();
        } finally {
            $page = (string) ob_get_clean();
        }

        return $page;
    }
}
