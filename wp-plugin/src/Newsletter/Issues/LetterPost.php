<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Issues;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\Transaction;
use Passerelle\Mail\MailSender;
use Passerelle\Mail\MailUnanswered;
use Passerelle\Mail\Recipient;
use Passerelle\Mail\RecipientPostponed;
use Passerelle\Mail\RecipientRefused;
use Passerelle\Newsletter\Subscribers\SubscriberStore;
use Passerelle\Newsletter\Subscribers\SubscriptionState;
use Passerelle\Outbox\Backoff;
use RuntimeException;
use Throwable;

/** Hands one claimed letter to the mail server and writes the result. */
final readonly class LetterPost
{
    /** Reason of letters that a reader's mail server put off until the end. */
    private const POSTPONED = 'postponed';
    /** The first wait is about a minute, since servers that put off unknown senders do so for some. */
    private const FIRST_WAIT = 5;

    public function __construct(
        private LetterStore $letters,
        private SubscriberStore $subscribers,
        private LetterWriter $writer,
        private MailSender $sender,
        private LetterIds $ids,
        private Transaction $transaction,
        private Config $config,
    ) {
    }

    /**
     * @return bool false: the reader's mail server put it off
     * @throws RuntimeException when the mail server does not take letters; it waits again
     */
    public function send(Letter $letter, Issue $issue, Pool $pool): bool
    {
        try {
            $reader = $this->subscribers->find($letter->subscriberId);
            $isReader = $reader?->state === SubscriptionState::Active && $reader->language === $issue->content->language;
            $content = $isReader ? $this->writer->write($issue->content, $pool, $reader) : null;
            if ($reader === null || $content === null) {
                $this->letters->settle($letter, LetterState::Skipped);

                return true;
            }
            $this->sender->send(new Recipient($reader->email, $reader->language), $content, $this->ids->of($letter->id, $reader));
        } catch (RecipientRefused $refusal) {
            $this->refuse($letter, $refusal->reason->value);

            return true;
        } catch (RecipientPostponed) {
            $this->postpone($letter);

            return false;
        } catch (MailUnanswered $error) {
            $this->letters->settle($letter, LetterState::Uncertain);
            throw $error;
        } catch (Throwable $error) {
            // Neither the server nor, without a site or keys, this process will do better with the next one.
            $this->letters->putBack($letter, 0, false);
            throw $error;
        }
        // Outside the block above: when this fails, the letter stays in flight.
        $this->letters->settle($letter, LetterState::Sent);

        return true;
    }

    private function refuse(Letter $letter, string $reason): void
    {
        $this->transaction->run(function () use ($letter, $reason): void {
            $this->letters->settle($letter, LetterState::Refused, $reason);
            $this->subscribers->bounced($letter->subscriberId, $reason);
        });
    }

    private function postpone(Letter $letter): void
    {
        $config = $this->config;
        if ($letter->postponed + 1 >= $config->limit('newsletter', 'postponements')) {
            $this->letters->settle($letter, LetterState::Refused, self::POSTPONED);

            return;
        }
        $wait = Backoff::seconds($letter->postponed + 1 + self::FIRST_WAIT, $config->limit('newsletter', 'postponedMaxSeconds'));
        $this->letters->putBack($letter, $wait, true);
    }
}
