<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Mail;
use Passerelle\Mail\MailContent;
use Passerelle\Mail\MailTexts;
use Passerelle\Mail\Recipient;
use Passerelle\Notices\Notice;
use Passerelle\Notices\NoticeContent;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeSource;
use Passerelle\Notices\Notify;

/** A message of another member, without their address: answers go by the site too. */
final readonly class MessageMail implements Mail, NoticeSource
{
    /** Key in the data: id of the message. */
    public const MESSAGE = 'message';
    private const TEXT = 'messages.contact';
    private const SCREEN = 'contactMember';

    public function __construct(private MessageStore $store, private Records $records, private PublicPages $pages)
    {
    }

    public function key(): string
    {
        return NoticeKind::CONTACT_MAIL;
    }

    /** @return MailContent|null null when the message or the profile of its sender is gone */
    public function content(Recipient $recipient, array $data): ?MailContent
    {
        $id = is_int($data[self::MESSAGE] ?? null) ? $data[self::MESSAGE] : 0;
        $sender = $this->records->find(is_int($data[Notify::POST] ?? null) ? $data[Notify::POST] : 0);
        $message = $this->store->findMany([$id])[$id] ?? null;
        if ($sender === null || $message === null) {
            return null;
        }
        $address = str_replace(':id', (string) $sender->id, $this->pages->address(self::SCREEN, $recipient->language));

        return self::text($message, $sender, $recipient->language, $address);
    }

    public function kinds(): array
    {
        return [NoticeKind::Contact];
    }

    public function contents(array $notices, array $records, Lang $language): array
    {
        $messages = $this->store->findMany(array_map(static fn (Notice $notice): int => $notice->number(self::MESSAGE), $notices));
        $contents = [];
        foreach ($notices as $notice) {
            $message = $messages[$notice->number(self::MESSAGE)] ?? null;
            $sender = $records[$notice->number(Notify::POST)] ?? null;
            if ($message !== null && $sender !== null) {
                $contents[$notice->id] = NoticeContent::of(self::text($message, $sender, $language), screen: self::SCREEN);
            }
        }

        return $contents;
    }

    private static function text(MemberMessage $message, Record $sender, Lang $language, ?string $url = null): MailContent
    {
        return MailTexts::content(self::TEXT, $language, [
            'name' => $sender->title,
            'subject' => $message->subject,
            'message' => $message->message,
        ], $url);
    }
}
