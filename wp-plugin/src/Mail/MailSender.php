<?php

declare(strict_types=1);

namespace Passerelle\Mail;

use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\EmailAddress;
use PHPMailer\PHPMailer\PHPMailer;
use RuntimeException;
use WP_Error;

/** Sends one mail as HTML with a text part. */
final readonly class MailSender
{
    /** After the site's own configuration (server, credentials). */
    private const PRIORITY = 1_000;
    private const ENCODING = 'quoted-printable';
    /** The mailer writes line by line: without it, each mail waits for an acknowledgement of the network. */
    private const CONNECTION = ['socket' => ['tcp_nodelay' => true]];

    /** @param int $timeoutSeconds for each response of the server; all together must be shorter than a claim of the outbox */
    public function __construct(private Layout $layout, #[Limit('mail', 'timeoutSeconds')] private int $timeoutSeconds)
    {
    }

    /**
     * @param string $id the same for all attempts of one mail
     * @throws RecipientRefused when the server does not know the recipient
     * @throws RecipientPostponed when it may take it later
     * @throws MailUnanswered when the server may have accepted the mail
     * @throws RuntimeException when it did not accept the mail for another reason; contains neither address nor content
     */
    public function send(Recipient $recipient, MailContent $content, string $id): void
    {
        $mailer = $reply = null;
        $prepare = function (PHPMailer $current) use ($recipient, $content, $id, &$mailer, &$reply): void {
            $mailer = $current;
            $reply = new RecipientReply();
            $current->setSMTPInstance($reply);
            $this->prepare($current, $this->layout->text($recipient, $content), $id);
        };
        $reason = '';
        $listen = static function (WP_Error $error) use (&$reason): void {
            $data = $error->get_error_data();
            $code = is_array($data) ? $data['phpmailer_exception_code'] ?? '' : '';
            $reason = is_scalar($code) ? (string) $code : '';
        };
        add_action('phpmailer_init', $prepare, self::PRIORITY);
        add_action('wp_mail_failed', $listen);
        self::loadMailer();
        $before = Mailer::install();
        try {
            $taken = wp_mail($recipient->email, $content->subject, $this->layout->html($recipient, $content), self::headers($recipient, $content));
        } finally {
            remove_action('phpmailer_init', $prepare, self::PRIORITY);
            remove_action('wp_mail_failed', $listen);
            self::restore($mailer);
            // Other mails of the site are written as WordPress writes them.
            $GLOBALS['phpmailer'] = $before;
        }
        $detail = $reason === '' ? '' : " ({$reason})";
        if (!$taken) {
            throw self::failure($reply, $detail);
        }
    }

    /** WordPress loads it with its first mail. */
    private static function loadMailer(): void
    {
        foreach (['PHPMailer', 'SMTP', 'Exception'] as $class) {
            require_once ABSPATH . WPINC . "/PHPMailer/{$class}.php";
        }
    }

    private static function failure(?RecipientReply $reply, string $detail): RuntimeException
    {
        return match (true) {
            $reply?->isRefusal() === true => new RecipientRefused("The mail server refused the recipient{$detail}.", $reply->reason()),
            $reply?->isPostponement() === true => new RecipientPostponed("The mail server put the recipient off{$detail}."),
            $reply?->isUnanswered() === true => new MailUnanswered("The mail server did not say whether it took the mail{$detail}."),
            default => new RuntimeException("The mail server did not take the mail{$detail}."),
        };
    }

    private function prepare(PHPMailer $mailer, string $text, string $id): void
    {
        $mailer->AltBody = $text;
        $mailer->Encoding = self::ENCODING;
        $host = strrchr($mailer->From, '@');
        $mailer->MessageID = $id === '' || $host === false ? '' : "<{$id}{$host}>";
        $mailer->SMTPOptions += self::CONNECTION;
        $mailer->Timeout = $this->timeoutSeconds;
        // PHPMailer's default of five minutes is longer than a claim: a second worker would send the mail again.
        $mailer->getSMTPInstance()->Timelimit = $this->timeoutSeconds;
    }

    /** WordPress uses one mailer for all mails of a process. */
    private static function restore(?PHPMailer $mailer): void
    {
        if ($mailer !== null) {
            $mailer->MessageID = '';
            $mailer->AltBody = '';
            $mailer->Encoding = PHPMailer::ENCODING_8BIT;
        }
    }

    /** @return list<string> */
    private static function headers(Recipient $recipient, MailContent $content): array
    {
        return [
            'Content-Type: text/html; charset=UTF-8',
            "Content-Language: {$recipient->language->value}",
            // Prevents automatic replies.
            'Auto-Submitted: auto-generated',
            ...$content->unsubscribe === null ? [] : [
                "List-Unsubscribe: <{$content->unsubscribe->oneClickUrl}>",
                'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
            ],
            ...$content->replyTo === null || !EmailAddress::isValid($content->replyTo) ? [] : ["Reply-To: {$content->replyTo}"],
        ];
    }
}
