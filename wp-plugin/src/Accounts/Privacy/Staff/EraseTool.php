<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

use Passerelle\Accounts\Privacy\EraseAccount;
use Passerelle\Accounts\Privacy\ErasureOrder;
use Passerelle\Accounts\Privacy\ErasureWay;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Records\RequestRecords;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Module;
use Passerelle\Kernel\Transaction;
use Passerelle\Security\SecurityEvent;
use WP_User;

/**
 * The eraser of WordPress's tool "Erase Personal Data": the account of an address with everything that the person's own deletion
 * erases, and what carries the address without account. Records are erased some at a time, the account with the last of them.
 *
 * @phpstan-type Answer array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
 */
final readonly class EraseTool implements Module
{
    public const KEY = 'passerelle-personal-data';
    /** Before the erasers of others, which the erasure of an account calls itself: they would not find the account afterwards. */
    private const FIRST = PHP_INT_MIN;
    private const BEFORE_WORDPRESS = 9;
    private const AFTER_WORDPRESS = 11;
    /** After the mail to the person. */
    private const AFTER_MAIL = 20;
    private const NOTIFIED = '_wp_user_notified';

    public function __construct(
        private RequestRecords $requests,
        private EraseAccount $erase,
        private ErasureRights $rights,
        private Transaction $transaction,
        private EraseAddress $eraseAddress,
        private ErasedItems $items,
        private EraseInParts $eraseInParts,
    ) {
    }

    public function register(): void
    {
        add_filter('wp_privacy_personal_data_erasers', fn (array $erasers): array => [
            self::KEY => ['eraser_friendly_name' => StaffTexts::get('eraser'), 'callback' => $this->erase(...)],
            ...$erasers,
        ], self::FIRST);
        add_filter('wp_privacy_personal_data_erasure_page', self::keepOpen(...), self::BEFORE_WORDPRESS, 3);
        add_filter('wp_privacy_personal_data_erasure_page', self::report(...), self::AFTER_WORDPRESS, 3);
        add_action('wp_privacy_personal_data_erased', fn (int|string $requestId) => $this->requests->anonymise((int) $requestId), self::AFTER_MAIL);
    }

    /** @return Answer */
    private function erase(string $email, int $page = 1): array
    {
        $user = get_user_by('email', trim($email));
        $address = EmailAddress::normalise($email);
        if (!$user instanceof WP_User) {
            return $this->answerForAddress(($this->eraseAddress)($address));
        }
        $refusal = $this->rights->refusal($user->ID);
        if ($refusal !== null) {
            return $this->refuse($refusal, $user->ID);
        }
        $order = new ErasureOrder(ErasureWay::Request, $this->items->of($user->ID));
        if (($this->eraseInParts)($user->ID, $order)) {
            return self::answer(true, false, [], isDone: false);
        }
        $keepsContent = $order->published === PublishedItems::Keep;
        try {
            $this->transaction->run(function () use ($user, $order, $address): void {
                $this->erase->atOnce($user->ID, $order);
                // What the account could not claim as its own.
                $this->eraseAddress->eraseRecords($address);
            });
        } catch (DomainError $error) {
            if ($error->errorCode !== 'structure_transfer_first') {
                throw $error;
            }
            return $this->refuse(ErasureRefusal::OnlyOwner, $user->ID);
        }
        $this->markAsNotified($address);

        return self::answer(true, $keepsContent, [StaffTexts::get('erased.account'), ...$keepsContent ? [StaffTexts::get('retained.content')] : []]);
    }

    /** @return Answer */
    private function answerForAddress(int $count): array
    {
        return self::answer($count > 0, false, $count > 0 ? [StaffTexts::get('erased.address')] : []);
    }

    /** @return Answer */
    private function refuse(ErasureRefusal $refusal, int $userId): array
    {
        SecurityEvent::AccountClosing->refused($refusal->value, account: $userId, actor: get_current_user_id());

        return self::answer(false, true, [$this->rights->explain($refusal, $userId)]);
    }

    /** The person gets the mail of the site, in their language: WordPress's, which comes when the request is completed, would be a second one. */
    private function markAsNotified(string $email): void
    {
        foreach ($this->requests->open($email) as $requestId) {
            update_post_meta($requestId, self::NOTIFIED, true);
        }
    }

    /** WordPress completes a request after the last page of the last eraser, whatever was erased. One that was refused stays open. */
    private static function keepOpen(mixed $response, mixed $index, string $email): mixed
    {
        return is_array($response) && get_user_by('email', trim($email)) instanceof WP_User
            ? [...$response, 'done' => false, self::KEY => $response['done'] ?? null]
            : $response;
    }

    private static function report(mixed $response): mixed
    {
        if (!is_array($response) || !array_key_exists(self::KEY, $response)) {
            return $response;
        }
        $isDone = $response[self::KEY];
        unset($response[self::KEY]);

        return [...$response, 'done' => $isDone];
    }

    /**
     * @param list<string> $messages
     * @return Answer
     */
    private static function answer(bool $isRemoved, bool $isRetained, array $messages, bool $isDone = true): array
    {
        return ['items_removed' => $isRemoved, 'items_retained' => $isRetained, 'messages' => $messages, 'done' => $isDone];
    }
}
