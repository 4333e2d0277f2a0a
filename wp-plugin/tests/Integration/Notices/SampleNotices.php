<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Notices;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\Notify;

/** Notices of the test, of all kinds with this mail: each says its own number, in the language of its reader. */
final readonly class SampleNotices implements NoticeSource, Mail
{
    public const NUMBER = 'number';

    public function __construct(private string $mail, private NoticeStore $store)
    {
    }

    /** @return list<self> of all kinds with mails */
    public static function all(NoticeStore $store): array
    {
        $mails = array_filter(array_map(static fn (NoticeKind $kind): ?string => $kind->mail(), NoticeKind::cases()), is_string(...));

        return array_map(static fn (string $mail): self => new self($mail, $store), array_values(array_unique($mails)));
    }

    public function key(): string
    {
        return $this->mail;
    }

    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $notice = $this->store->find(is_int($data[Notify::NOTICE] ?? null) ? $data[Notify::NOTICE] : 0);

        return $notice === null ? null : self::text($notice->number(self::NUMBER), $recipient->language);
    }

    public function kinds(): array
    {
        $kinds = array_values(array_filter(NoticeKind::cases(), fn (NoticeKind $kind): bool => $kind->mail() === $this->mail));

        return $kinds === [] ? throw new \LogicException('No kind has this mail.') : $kinds;
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $contents = [];
        foreach ($notices as $notice) {
            if (isset($records[$notice->number(Notify::POST)])) {
                $contents[$notice->id] = NoticeContent::of(self::text($notice->number(self::NUMBER), $language));
            }
        }

        return $contents;
    }

    private static function text(int $number, Lang $language): MailContent
    {
        return new MailContent($language === Lang::English ? "Notice #{$number}." : "Avis #{$number}.", ['…']);
    }
}
