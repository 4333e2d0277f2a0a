<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Guests;

use Closure;
use GraphQL\Type\Definition\ObjectType;
use Passerelle\GraphQL\ClientError;
use Passerelle\GraphQL\OwnNames;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Security\SecurityEvent;

/**
 * Root fields for accounts that exist only to review applications. Every other field answers them as if what they ask for did not exist;
 * so does a field that is new, until it is listed here.
 */
final readonly class GuestFields
{
    /** Fields of visitors: guests use them with the same rights. */
    public const OF_VISITORS = [
        'passerelleActivate', 'passerelleActivationLink', 'passerelleAnswerInvitation', 'passerelleAnswerLetter', 'passerelleAskNewPassword', 'passerelleCall', 'passerelleCard',
        'passerelleCatalogue', 'passerelleCheckReceipt', 'passerelleCompleteAccount', 'passerelleConfirmEmailChange', 'passerelleConfirmNewsletter', 'passerelleContact',
        'passerelleEmailChangeLink', 'passerelleEvent', 'passerelleHome', 'passerelleInitiative', 'passerelleInvitation', 'passerelleLayout', 'passerelleLetter', 'passerelleMoved',
        'passerelleNewPasswordLink', 'passerelleNewsletterSubscription', 'passerelleNoticeStop', 'passerellePage', 'passerellePreview', 'passerelleProfile', 'passerelleProject',
        'passerellePublicFigures', 'passerelleRecordConsent', 'passerelleRecordViews', 'passerelleReference', 'passerelleRegister', 'passerelleResetPassword', 'passerelleResource',
        'passerelleSitemap', 'passerelleSitemapParts', 'passerelleSocialSignIn', 'passerelleStructure', 'passerelleSubscribeToNewsletter', 'passerelleSuggestions',
        'passerelleSwitch', 'passerelleTraining', 'passerelleUndoEmailChange', 'passerelleUnsubscribeFromNewsletter', 'passerelleUpdateNewsletterPreferences',
        'passerelleAcceptAsReviewer',
    ];
    /** Their session, reviews and settings. */
    public const OWN = [
        'passerelleAnswerReview', 'passerelleAnswerReviewing', 'passerelleAskDeletion', 'passerelleAskEmailChange', 'passerelleAskExport', 'passerelleBecomeMember',
        'passerelleCancelDeletion', 'passerelleCancelEmailChange', 'passerelleChangePassword', 'passerelleDeletionOptions', 'passerelleEmailChange', 'passerelleEndOtherSessions',
        'passerelleEndSession', 'passerelleOwnReviews', 'passerelleRenewSession', 'passerelleReview', 'passerelleSaveScore', 'passerelleSessions', 'passerelleSignIn',
        'passerelleSignOut', 'passerelleUpdateAccount', 'passerelleUser',
    ];
    private const ROOTS = ['RootQuery', 'RootMutation'];
    private const REASON = 'guest_field';
    /** After engines and plugins that wrap resolvers, and before ForeignFields, which replaces those of others. */
    private const LATE = PHP_INT_MAX - 1;

    public function __construct(private ViewerFactory $viewers)
    {
    }

    public static function allows(string $field): bool
    {
        return in_array($field, self::OF_VISITORS, true) || in_array($field, self::OWN, true);
    }

    public function register(): void
    {
        add_filter('graphql_get_type', $this->guard(...), self::LATE);
    }

    private function guard(mixed $type): mixed
    {
        if (!$type instanceof ObjectType || !in_array($type->name, self::ROOTS, true)) {
            return $type;
        }
        foreach ($type->getFields() as $field) {
            if (OwnNames::has($field->name) && !self::allows($field->name) && $field->resolveFn !== null) {
                $field->resolveFn = $this->refusing(Closure::fromCallable($field->resolveFn));
            }
        }

        return $type;
    }

    private function refusing(Closure $resolve): Closure
    {
        return function (mixed ...$arguments) use ($resolve): mixed {
            if ($this->viewers->current()->isGuest()) {
                SecurityEvent::RightsDenied->refused(self::REASON);
                throw ClientError::from(DomainError::notFound());
            }

            return $resolve(...$arguments);
        };
    }
}
