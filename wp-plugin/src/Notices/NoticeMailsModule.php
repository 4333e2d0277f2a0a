<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use Closure;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\DerivedKeys;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\HasDueWork;
use Passerelle\Mail\HasMails;
use Passerelle\Mail\Mail;
use Passerelle\Mail\Mails;
use Passerelle\Notices\Digests\DigestMail;
use Passerelle\Notices\Digests\DigestStore;
use Passerelle\Notices\Digests\SendDigests;
use Passerelle\Notices\GraphQL\PreferenceTypes;
use Passerelle\Notices\GraphQL\StopTypes;
use Passerelle\Notices\Preferences\ChangePreferences;
use Passerelle\Notices\Preferences\DigestTimes;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Notices\Stop\StopLinks;
use Passerelle\Notices\Stop\StopMails;
use Passerelle\Notices\Stop\StoppableMail;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** How people are mailed their notices: preferences, digests, and links that stop them. */
final readonly class NoticeMailsModule implements HasDueWork, HasMails, HasGraphQlTypes
{
    private const KEY = 'passerelle-stop-notices';

    private function __construct(
        public ChangePreferences $change,
        public SendDigests $send,
        public StopLinks $links,
        public StopMails $stop,
        private DigestStore $digests,
        private NoticesModule $notices,
        private Services $services,
    ) {
    }

    /** @param Closure(string): DerivedKeys $derive by its purpose */
    public static function build(Services $services, NoticesModule $notices, Mails $mails, Closure $derive): self
    {
        $digests = new DigestStore($services->database, $services->clock);
        $change = new ChangePreferences($notices->preferences, $digests, DigestTimes::configured($services->config), $services);

        return new self(
            $change,
            new SendDigests($digests, $mails, $services),
            new StopLinks($derive(self::KEY), $services->config),
            new StopMails($notices->preferences, $change),
            $digests,
            $notices,
            $services,
        );
    }

    public function dueWork(): array
    {
        return [$this->send];
    }

    /** @return array{DigestMail} */
    public function mails(): array
    {
        return [new DigestMail($this->digests, $this->notices->read, $this->notices->preferences, $this->links, new ViewerFactory(), $this->services->config)];
    }

    /**
     * @param list<Mail> $mails of all modules
     * @return list<Mail> those of notices with the way to stop them
     */
    public function stoppable(array $mails): array
    {
        return StoppableMail::among($mails, $this->notices->store, $this->notices->preferences, $this->links);
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleNoticeMail' => MailTiming::cases()]),
            new PreferenceTypes($this->notices->sources, $this->notices->preferences, $this->change, new ViewerFactory(), new ProxyRequest()),
            new StopTypes($this->links, $this->stop, new ProxyRequest()),
        ];
    }
}
