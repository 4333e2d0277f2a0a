<?php

declare(strict_types=1);

namespace Passerelle\Notices\Stop;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\Unsubscribe;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\SiteAddress;
use SensitiveParameter;

/**
 * Signed links that stop mails, "person-scope-mailbox-signature", of which nothing is stored. The scope is a kind of notice, a kind and the
 * id of one thing that the person follows, or the digests. They work as often as they are
 * used, and end with the account or with its address: the former mailbox may have another owner.
 */
final readonly class StopLinks
{
    private const FORM = '/\A(?<signed>(?<person>[1-9]\d{0,17})-(?<scope>[a-z_]{1,40})(?:-(?<followed>[1-9]\d{0,17}))?-(?<mailbox>[0-9a-f]{16}))-(?<signature>[0-9a-f]{64})\z/';
    private const DIGESTS = 'digests';
    private const MAILBOX_LENGTH = 16;
    /** Key in paths.json. */
    private const PAGE = 'stopNotices';
    /** Key in api-paths.json. */
    private const ONE_CLICK = 'stopNoticesOneClick';

    public function __construct(private DerivedKeys $keys, private Config $config)
    {
    }

    /** @param NoticeKind|null $kind null: the digests */
    public function addresses(Recipient $recipient, ?NoticeKind $kind): Unsubscribe
    {
        $language = $recipient->language;
        $query = http_build_query(['hash' => $this->secret($recipient, $kind)]);
        $oneClick = SiteAddress::of($this->config->apiPath(self::ONE_CLICK));

        return new Unsubscribe("{$this->page($language)}?{$query}", "{$oneClick}?{$query}" . ($language === Lang::DEFAULT ? '' : "&language={$language->value}"));
    }

    /** The page that ends the mails about one thing. */
    public function pageOf(Recipient $recipient, NoticeKind $kind, int $followedId): string
    {
        return "{$this->page($recipient->language)}?" . http_build_query(['hash' => $this->secret($recipient, $kind, $followedId)]);
    }

    public function secret(Recipient $recipient, ?NoticeKind $kind, ?int $followedId = null): string
    {
        $mailbox = $this->keys->sign(self::mailbox($recipient), self::MAILBOX_LENGTH);
        $text = implode('-', [$recipient->userId, $kind->value ?? self::DIGESTS, ...$followedId === null ? [] : [$followedId], $mailbox]);

        return "{$text}-{$this->keys->sign($text)}";
    }

    /** @throws DomainError not_found: not one of ours · link_expired: the account is gone or has another address */
    public function read(#[SensitiveParameter] string $secret): StopLink
    {
        if (preg_match(self::FORM, $secret, $parts) !== 1 || !$this->keys->verify($parts['signed'], $parts['signature'])) {
            throw DomainError::notFound();
        }
        $kind = NoticeKind::tryFrom($parts['scope']);
        $recipient = Recipient::ofUser((int) $parts['person']);
        $isKnown = $kind !== null || $parts['scope'] === self::DIGESTS;
        if (!$isKnown || $recipient === null || !$this->keys->verify(self::mailbox($recipient), $parts['mailbox'], self::MAILBOX_LENGTH)) {
            throw new DomainError('link_expired');
        }

        return new StopLink($recipient->userId, $kind, $parts['followed'] === '' ? null : (int) $parts['followed']);
    }

    private function page(Lang $language): string
    {
        return SiteAddress::of($this->config->pagePath(self::PAGE, $language->value));
    }

    private static function mailbox(Recipient $recipient): string
    {
        return strtolower($recipient->email);
    }
}
